import { describe, expect, test } from 'vitest';
import { clearProxies, proxyHint } from '../../src/archives/proxy.ts';

describe('the hint at a proxy', () => {
  test.each([
    ['http://proxy.corp:3128', 'a proxy, proxy.corp:3128: '],
    ['proxy.corp:3128', 'a proxy, proxy.corp:3128: '],
    ['http://user:pass@proxy.corp:3128/', 'a proxy, proxy.corp:3128: '],
    ['user:pass@proxy.corp:3128', 'a proxy, proxy.corp:3128: '],
    ['socks5://user:pass@proxy.corp:9', 'a proxy, proxy.corp:9: '],
  ])('names the host of %s', (https_proxy, said) => {
    expect(proxyHint({ https_proxy })).toContain(said);
    expect(proxyHint({ ALL_PROXY: https_proxy })).toContain(said);
  });

  test.each([
    'http://user:a@S3cret/x@proxy.corp:3128',
    'http://user:S3cret#x@proxy.corp:3128',
    'http://user:1234/S3cret@proxy.corp:3128',
    'http://user:1234?S3cret@proxy.corp:3128',
    'user:1234/S3cret@proxy.corp',
    'http://us er:S3cret@proxy.corp:3128x',
    'http://',
  ])('tells nothing of %s, whose host is not sure', (http_proxy) => {
    expect(proxyHint({ http_proxy })).toMatch(/a proxy, of which the URL cannot be read: /);
  });

  test('is not given where there is none', () => {
    expect(proxyHint({ https_proxy: '', no_proxy: '*', HOME: '/root' })).toBe('');
  });
});

test('proxies are spelled so that every client takes them for the same', () => {
  const given = { HOME: '/root', http_proxy: 'proxy:1', ALL_PROXY: 'socks5://proxy:2', no_proxy: 'github.com, .corp,' };
  const exceptions = 'github.com,.github.com,.corp';
  expect(clearProxies(given)).toEqual({
    HOME: '/root',
    http_proxy: 'http://proxy:1',
    ALL_PROXY: 'socks5://proxy:2',
    no_proxy: exceptions,
    NO_PROXY: exceptions,
  });
  expect(clearProxies({ ...given, no_proxy: 'a, *' })).toEqual({ HOME: '/root' });
  expect(clearProxies({ HOME: '/root' })).toEqual({ HOME: '/root' });
});
