import { seededRandom } from '../../src/demo/seeded-random.ts';
import { checkAtRest } from './check-at-rest.ts';
import { type Network, runClient } from './clients.ts';
import { History } from './history.ts';
import { runMachine } from './incidents.ts';
import { Model } from './model.ts';
import { readBookings } from './read-bookings.ts';
import { RunningServer } from './running-server.ts';
import type { Scenario } from './scenario.ts';
import { Scheduler } from './scheduler.ts';
import type { Machine, Plant } from './server-process.ts';
import type { SimulatedDisk } from './simulated-disk.ts';
import { START } from './simulated-venue.ts';
import { Violation } from './violation.ts';

export interface RunResult {
  /** Null if nothing went wrong. */
  violation: string | null;
  history: History;
}

/**
 * Runs a scenario: two server processes on one machine, clients that send requests to either, and incidents.
 * Then, at rest, both servers must know what was acknowledged. The same arguments give the same history.
 *
 * Real are the operations, the reader, the writer and SQLite with its files (in memory where the system allows).
 * Simulated are the clocks, the network, the flush to disk, and what a disk and a power loss do to files.
 * Everything waits at a gate of the scheduler before it sends, receives, runs a statement or flushes, so a seed
 * decides which statements of which process run in between, and where a process dies.
 *
 * Not simulated: HTTP, several machines, PostgreSQL, pages that the system forgets after a failed flush, and
 * checkpoints of the log while requests are under way.
 *
 * @param order the seed of the order in which everything happens
 */
export async function simulate(
  disk: SimulatedDisk,
  scenario: Scenario,
  order: number,
  plant: Plant = {},
): Promise<RunResult> {
  disk.reset();
  const violations: string[] = [];
  const model = new Model();
  const machine = startMachine(disk, scenario, order, {
    plant,
    violations,
    onCommit() {
      machine.commits += 1;
      machine.observe(() => model.committed(readBookings(disk)));
    },
  });
  const network: Network = {
    machine,
    model,
    servers: ['server A', 'server B'].map((name) => new RunningServer(machine, name)),
    powerLosses: 0,
  };
  const incidents = scenario.actions.filter((action) => action.client === 0);
  const requests = scenario.actions.filter((action) => action.client !== 0);
  const byClient = [...Map.groupBy(requests, ({ client }) => client)];
  const realClock = performance.now;
  // Long calculations pause by this clock.
  performance.now = () => machine.scheduler.elapsed;
  try {
    const clients = byClient.map(([client, actions]) => runClient(network, client, actions));
    await runToTheEnd(machine, [runMachine(network, incidents), ...clients], violations);
    if (violations.length === 0) await runToTheEnd(machine, [checkAtRest(network)], violations);
  } finally {
    performance.now = realClock;
  }
  for (const { process } of network.servers) process.crash();
  return { violation: violations[0] ?? null, history: machine.history };
}

function startMachine(
  disk: SimulatedDisk,
  { pauseChance }: Scenario,
  order: number,
  {
    plant,
    violations,
    onCommit,
  }: { plant: Plant; violations: string[]; onCommit: Machine['onCommit'] },
): Machine {
  const random = seededRandom(order);
  const scheduler = new Scheduler(random);
  const now = () => START + scheduler.elapsed;
  const history = new History(now);
  const onViolation = (text: string) => {
    history.add('VIOLATION', text);
    history.end();
    violations.push(text);
  };
  let uuids = 0;
  return {
    disk,
    scheduler,
    random,
    history,
    now,
    // Their order is not the one in which they are made.
    newUuid() {
      uuids += 1;
      return `${random.integer(4096, 65_535).toString(16)}-${uuids}`;
    },
    pauseChance,
    plant,
    commits: 0,
    onCommit,
    onViolation,
    observe(check) {
      try {
        check();
      } catch (error) {
        onViolation(describeError(error));
      }
    },
  };
}

/** Runs until all have ended. That some wait for nothing is a violation. */
async function runToTheEnd(
  { scheduler, onViolation }: Machine,
  actors: readonly Promise<void>[],
  violations: readonly string[],
): Promise<void> {
  let hasEnded = false;
  const all = Promise.all(actors.map((actor) => actor.catch((e) => onViolation(describeError(e)))));
  void all.then(() => {
    hasEnded = true;
  });
  try {
    await scheduler.runUntilIdle();
  } catch (error) {
    onViolation(describeError(error));
    return;
  }
  if (!hasEnded && violations.length === 0) onViolation('a client waits for ever');
}

/** An error that is no violation is a bug: the server would answer 500. */
function describeError(error: unknown): string {
  if (error instanceof Violation) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
