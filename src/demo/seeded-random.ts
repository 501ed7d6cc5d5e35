/** Pseudo-random numbers that are equal for equal seeds on every platform. */
export interface SeededRandom {
  /** From 0 inclusive to 1 exclusive. */
  next(): number;
  /** Both ends included. */
  integer(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly [T, ...T[]]): T;
  /** One of the values, with a probability proportional to its weight. */
  weighted<T>(from: readonly (readonly [T, number])[]): T;
  shuffled<T>(list: readonly T[]): T[];
  /** From the standard normal distribution. */
  normal(): number;
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  /** Mulberry32: short, and uniform enough for a demo. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
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
      throw new Error('Every weight is 0.');
    },
    shuffled: (list) =>
      list
        .map((entry) => ({ entry, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ entry }) => entry),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}
