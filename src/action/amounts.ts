/** `1 row`, `2,000 rows`. */
export function count(amount: number, noun: string): string {
  return `${number(amount)} ${noun}${amount === 1 ? '' : 's'}`;
}

/** `1,234,567`; a number that no counter counts to, as a transcript can claim, is not written out. */
export function number(amount: number): string {
  const whole = Math.round(amount);
  // The tables of Intl take longer to load than all else that main does.
  return Number.isSafeInteger(whole) && whole >= 0 ? `${whole}`.replace(/\B(?=(?:\d{3})+$)/g, ',') : 'uncounted';
}

/** Bytes in decimal units, as file managers and GitHub show them. */
export function size(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  let amount = bytes;
  let unit = 0;
  while (amount >= 999.5 && unit < units.length - 1) {
    amount /= 1000;
    unit += 1;
  }
  return unit === 0 || amount >= 100 ? `${Math.round(amount)} ${units[unit]}` : `${amount.toFixed(1)} ${units[unit]}`;
}

/** Milliseconds in the two largest units that say something: `2 d 3 h`, `4 min 12 s`, `0 s`. */
export function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const parts = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ] as const;
  const first = parts.findIndex(([amount]) => amount > 0);
  const told = parts.slice(first, first + 2).filter(([amount]) => amount > 0);
  return first === -1 ? '0 s' : told.map(([amount, unit]) => `${amount} ${unit}`).join(' ');
}
