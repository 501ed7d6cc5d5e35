/** Numbers that look like chance and are the same for the same seed, everywhere. */
export interface SeededRandom {
  /** From 0 up to, but never, 1. */
  next(): number;
  /** Both ends included. */
  integer(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly [T, ...T[]]): T;
  /** One of the values, as often as its weight says. */
  weighted<T>(from: readonly (readonly [T, number])[]): T;
  shuffled<T>(list: readonly T[]): T[];
  /** Around 0, mostly within 1. */
  normal(): number;
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  /** Mulberry32: four lines, and even enough for a demo. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const integer = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: ([first, ...rest]) => rest[integer(0, rest.length) - 1] ?? first,
    weighted(from) {
      let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of from) {
        left -= weight;
        if (left < 0) return value;
      }
      throw new Error('There is nothing to choose from.');
    },
    shuffled: (list) =>
      list
        .map((entry) => ({ entry, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ entry }) => entry),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}
