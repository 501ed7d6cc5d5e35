import { generateScenario } from './scenario.ts';
import type { Plant } from './server-process.ts';
import { type Failure, shrink } from './shrink.ts';
import { simulate } from './simulate.ts';
import type { SimulatedDisk } from './simulated-disk.ts';

export interface SeedFailure extends Failure {
  seed: number;
}

/** Runs seeds until one fails. @returns null if none does */
export async function findFailure(
  disk: SimulatedDisk,
  seeds: Iterable<number>,
  plant: Plant = {},
): Promise<SeedFailure | null> {
  for (const seed of seeds) {
    const scenario = generateScenario(seed);
    const result = await simulate(disk, scenario, seed, plant);
    if (result.violation !== null) return { seed, scenario, order: seed, result };
  }
  return null;
}

const LEGEND = `\
Two servers, A and B, share the database of one machine. A commit is in the database's log, which is on
disk only once it was flushed. The tables are T1, T2 and T3; times are UTC, of 2030. "→" is a request, "←" its
answer.`;

/** The shortest history that was found for a seed that fails, for a reader who has never seen one. */
export async function reportFailure(
  disk: SimulatedDisk,
  failure: SeedFailure,
  plant: Plant = {},
): Promise<string> {
  const { result } = await shrink(disk, failure, plant);
  return [`Seed ${failure.seed}: ${result.violation}`, LEGEND, result.history].join('\n\n');
}

export function seedsFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}
