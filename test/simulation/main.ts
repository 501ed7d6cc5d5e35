import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../tools/temporary-folder.mjs';
import { findFailure, reportFailure } from './run-seeds.ts';
import { SimulatedDisk } from './simulated-disk.ts';

/**
 * Runs every `stride`-th of some seeds, and prints the first failure: `main.ts SEEDS FROM STRIDE`.
 * `tools/simulation.mjs` starts one of these for each processor.
 */
const [seeds = 1, from = 1, stride = 1] = process.argv.slice(2).map(Number);
const PROGRESS_EVERY = 5000;

const folder = mkdtempSync(join(temporaryFolder(), 'maitre-simulation-'));
const startedAt = performance.now();
let done = 0;

function* countedSeeds(): Generator<number> {
  for (let seed = from; seed < from + seeds; seed += stride) {
    yield seed;
    done += 1;
    if (done % PROGRESS_EVERY === 0) console.log(rate());
  }
}

function rate(): string {
  const seconds = (performance.now() - startedAt) / 1000;
  return `${done} seeds, ${Math.round(done / seconds)} per second`;
}

try {
  const disk = await SimulatedDisk.create(folder);
  const failure = await findFailure(disk, countedSeeds());
  if (failure) console.log(`Seed ${failure.seed} fails. Looking for a shorter history of it.`);
  console.log(failure ? await reportFailure(disk, failure) : `${rate()}, no violation`);
  disk.close();
  process.exitCode = failure ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
