/** Numbers from 0 to 1 that are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** `count` moments of `duration`, spread evenly, each at random within its part. */
export function spread(count: number, duration: number, random: () => number): readonly number[] {
  return Array.from({ length: count }, (_, index) => ((index + random()) / count) * duration);
}
