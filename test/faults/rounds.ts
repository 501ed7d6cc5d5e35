/** Whether `npm run test:faults` runs all, and not a sample. */
export const isWhole = process.env.FAULTS === 'all';

/** How often a fault is caused: a few times in `npm test`, more often in `npm run test:faults`. */
export function rounds(sample: number, all: number): number {
  return isWhole ? all : sample;
}

/** The seed of what is random; `FAULTS_SEED` repeats a run. */
export const SEED = Number(process.env.FAULTS_SEED ?? 1);
