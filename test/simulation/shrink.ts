import type { Action, Scenario } from './scenario.ts';
import type { Plant } from './server-process.ts';
import { type RunResult, simulate } from './simulate.ts';
import type { SimulatedDisk } from './simulated-disk.ts';

/** How many orders a shorter scenario gets to fail in: what was left out changes the order of the rest. */
const ORDERS = 8;
/** Limits how long an engineer waits. */
const MAX_RUNS = 1500;

/** A scenario that fails in this order. */
export interface Failure {
  scenario: Scenario;
  order: number;
  result: RunResult;
}

/**
 * Leaves out, one at a time, what a failing scenario does not need to fail: actions, repeated requests, losses
 * and pauses.
 */
export async function shrink(
  disk: SimulatedDisk,
  failure: Failure,
  plant: Plant = {},
): Promise<Failure> {
  let shortest = failure;
  let runs = 0;
  const run = (scenario: Scenario, order: number) => {
    runs += 1;
    return simulate(disk, scenario, order, plant);
  };
  while (runs < MAX_RUNS) {
    const shorter = await findShorter(shortest, run);
    if (!shorter) break;
    shortest = shorter;
  }
  return shortest;
}

async function findShorter(
  { scenario: failing, order: lastOrder }: Failure,
  run: (scenario: Scenario, order: number) => Promise<RunResult>,
): Promise<Failure | null> {
  for (const scenario of simplerScenarios(failing))
    for (let tries = 0; tries < ORDERS; tries += 1) {
      const order = tries === 0 ? lastOrder : tries;
      const result = await run(scenario, order);
      if (result.violation !== null) return { scenario, order, result };
    }
  return null;
}

function* simplerScenarios(scenario: Scenario): Generator<Scenario> {
  const { actions, pauseChance } = scenario;
  const half = Math.ceil(actions.length / 2);
  if (half > 1) {
    yield { ...scenario, actions: actions.slice(half) };
    yield { ...scenario, actions: actions.slice(0, half) };
  }
  for (const index of actions.keys()) yield { ...scenario, actions: actions.toSpliced(index, 1) };
  for (const [index, action] of actions.entries())
    for (const simpler of simplerActions(action))
      yield { ...scenario, actions: actions.with(index, simpler) };
  if (pauseChance > 0) yield { ...scenario, pauseChance: 0 };
}

function simplerActions(action: Action): Action[] {
  if (action.client === 0)
    return action.afterSteps > 0
      ? [{ ...action, afterSteps: Math.floor(action.afterSteps / 2) }]
      : [];
  return [
    ...(action.retries > 0 ? [{ ...action, retries: action.retries - 1 }] : []),
    ...(action.loses === null ? [] : [{ ...action, loses: null }]),
  ];
}
