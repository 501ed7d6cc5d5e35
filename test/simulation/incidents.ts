import type { Network } from './clients.ts';
import { readBookings } from './read-bookings.ts';
import type { Incident, IncidentAction } from './scenario.ts';

const MINUTE_MS = 60_000;
/** There may be no further commit. */
const MAX_STEPS_TO_COMMIT = 60;

/** Causes one incident after the other. */
export async function runMachine(
  network: Network,
  actions: readonly IncidentAction[],
): Promise<void> {
  const { scheduler } = network.machine;
  for (const { incident, afterCommit, afterSteps } of actions) {
    const { commits } = network.machine;
    for (let step = 0; afterCommit && step < MAX_STEPS_TO_COMMIT; step += 1) {
      if (network.machine.commits > commits) break;
      await scheduler.pause(MACHINE);
    }
    for (let step = 0; step < afterSteps; step += 1) await scheduler.pause(MACHINE);
    await cause(network, incident);
  }
}

const MACHINE = { name: 'machine', isAlive: true };

async function cause(network: Network, incident: Incident): Promise<void> {
  const { machine, servers, model } = network;
  const { scheduler, disk, history } = machine;
  const { kind, ...details } = incident;
  history.add(MACHINE.name, `${kind} ${JSON.stringify(details)}`);
  switch (incident.kind) {
    case 'time passes':
      scheduler.elapsed += incident.minutes * MINUTE_MS;
      return;
    case 'crash':
      servers[incident.server]?.stop();
      servers[incident.server]?.start();
      return;
    case 'power loss':
      for (const server of servers) server.stop();
      disk.losePower(incident.keptShare);
      network.powerLosses += 1;
      machine.observe(() => model.powerLost(readBookings(disk)));
      for (const server of servers) server.start();
      return;
    case 'lock': {
      const { raw } = disk.connect('another program');
      try {
        raw.exec('begin immediate');
      } catch {
        // A server is writing, so this program does not get the lock.
        return;
      }
      for (let step = 0; step < incident.steps; step += 1) await scheduler.pause(MACHINE);
      raw.exec('rollback');
      history.add(MACHINE.name, 'the lock ends');
      return;
    }
    case 'disk fault': {
      const server = servers[incident.server];
      if (server) server.process.fault = incident.fault;
    }
  }
}
