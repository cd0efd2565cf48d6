/**
 * Numbers ids in the order they come up, from 0. Of each it keeps 64 bits of a hash: that two of a million are taken for
 * one has a chance of less than one to ten million.
 */
export function idNumbers(): { numberOf(id: string): number; count(): number } {
  let hashes = new Uint32Array(2 * 1024);
  /** An open table of twice as many places: 0, or a number and one. */
  let places = new Uint32Array(2 * 1024);
  let count = 0;

  function numberOf(id: string): number {
    hash(id);
    const at = placeOf(high, low);
    const known = places[at] as number;
    if (known > 0) {
      return known - 1;
    }
    hashes[2 * count] = high;
    hashes[2 * count + 1] = low;
    count += 1;
    places[at] = count;
    if (2 * count === places.length) {
      grow();
    }
    return count - 1;
  }

  /** Where it is, or the free place where it belongs. */
  function placeOf(high: number, low: number): number {
    let at = low & (places.length - 1);
    for (let known = places[at] as number; known > 0; known = places[at] as number) {
      if (hashes[2 * known - 2] === high && hashes[2 * known - 1] === low) {
        return at;
      }
      at = (at + 1) & (places.length - 1);
    }
    return at;
  }

  function grow(): void {
    const before = hashes;
    hashes = new Uint32Array(2 * before.length);
    hashes.set(before);
    places = new Uint32Array(2 * places.length);
    for (let number = 0; number < count; number++) {
      places[placeOf(hashes[2 * number] as number, hashes[2 * number + 1] as number)] = number + 1;
    }
  }

  return { numberOf, count: () => count };
}

/** The two halves of the last hash: a pair in an array would be made anew for every id. */
let high = 0;
let low = 0;

function hash(text: string): void {
  let one = 0x811c9dc5;
  let two = 0x2f0b4a27;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193);
    two = Math.imul(two ^ unit, 0x5bd1e995);
    two ^= two >>> 15;
  }
  one = Math.imul(one ^ (one >>> 16), 0x85ebca6b);
  two = Math.imul(two ^ (two >>> 13), 0xc2b2ae35);
  high = (one ^ (one >>> 13)) >>> 0;
  low = (two ^ (two >>> 16)) >>> 0;
}
