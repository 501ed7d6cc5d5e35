import { type Answer, describeAnswer } from './answer.ts';
import { type Network, send } from './clients.ts';
import type { Request } from './scenario.ts';
import { DAYS, TIMES } from './simulated-venue.ts';
import { Violation } from './violation.ts';

const AUDITOR = { name: 'auditor', isAlive: true };

/**
 * Once nothing is under way: both servers list what was acknowledged, know the same availability as a server
 * that has just started, and take a booking exactly where they call the slot available.
 * @throws Violation
 */
export async function checkAtRest(network: Network): Promise<void> {
  const { servers, machine } = network;
  const { random } = machine;
  for (const server of servers) {
    server.process.fault = null;
    if (!server.process.acceptsWrites) {
      server.stop();
      server.start();
    }
  }
  const ask = (server: number, request: Request) =>
    send(network, AUDITOR, server, { request, uuid: '', ifMatch: null, marker: 'at-rest' });

  for (const server of servers.keys())
    await ask(server, { kind: 'list', day: random.pick(DAYS), limit: 100 });

  const calendar: Request = { kind: 'calendar' };
  const cached = [await ask(0, calendar), await ask(1, calendar)];
  servers[0]?.stop();
  servers[0]?.start();
  const fresh = await ask(0, calendar);
  for (const answer of cached) requireSame(answer, fresh);

  const slot = { day: random.pick(DAYS), time: random.pick(TIMES), pax: random.integer(1, 4) };
  const availability = await ask(0, { kind: 'slot', ...slot });
  const booking = { ...slot, highChairs: 0, status: 'CONFIRMED' as const, guest: 1 };
  const answer = await ask(1, { kind: 'create', key: null, booking });
  const isAvailable = availability.outcome === 'text' && availability.text === 'AVAILABLE';
  if (isAvailable !== (answer.outcome === 'created'))
    throw new Violation(
      `the slot is ${describeAnswer(availability)}, but a booking there: ${describeAnswer(answer)}`,
    );
  await ask(0, { kind: 'list', day: slot.day, limit: 100 });
}

function requireSame(cached: Answer, fresh: Answer): void {
  const [first, second] = [describeAnswer(cached), describeAnswer(fresh)];
  if (first !== second)
    throw new Violation(`the calendar is ${first}; of a server that has just started: ${second}`);
}
