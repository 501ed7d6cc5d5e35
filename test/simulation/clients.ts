import { type Answer, describeAnswer } from './answer.ts';
import { type AddressedRequest, callOperation } from './call-operation.ts';
import type { Model } from './model.ts';
import type { RunningServer } from './running-server.ts';
import type { Request, RequestAction } from './scenario.ts';
import type { Owner } from './scheduler.ts';
import type { Machine } from './server-process.ts';

/** What clients see of a run. */
export interface Network {
  machine: Machine;
  model: Model;
  servers: readonly RunningServer[];
  /** Incremented by a power loss. */
  powerLosses: number;
}

/** Sends one request after the other. */
export async function runClient(
  network: Network,
  number: number,
  actions: readonly RequestAction[],
): Promise<void> {
  const client = { name: `client ${number}`, isAlive: true };
  for (const action of actions) {
    await network.machine.scheduler.pause(client);
    await sendUntilAnswered(network, client, action);
  }
}

async function sendUntilAnswered(
  network: Network,
  client: Owner,
  action: RequestAction,
): Promise<void> {
  const addressed = address(network.model, action);
  if (!addressed) return;
  for (let attempt = 0; attempt <= action.retries; attempt += 1) {
    const server = (action.server + attempt) % network.servers.length;
    const loses = attempt === 0 ? action.loses : null;
    const answer = await send(network, client, server, addressed, loses);
    if (answer.outcome !== 'unknown') return;
  }
}

/** Sends a request once, and tells the model what came back. */
export async function send(
  network: Network,
  client: Owner,
  server: number,
  addressed: AddressedRequest,
  loses: RequestAction['loses'] = null,
): Promise<Answer> {
  const { machine, model } = network;
  const begun = model.begin(addressed);
  machine.history.add(client.name, `→ server ${'AB'[server]}: ${describeRequest(addressed)}`);
  const { answer, powerLosses } = await transmit(network, client, server, addressed, loses);
  machine.history.add(client.name, `← ${describeAnswer(answer)}`);
  const mayBeLost = powerLosses < network.powerLosses && isRead(addressed.request);
  if (!mayBeLost) model.answered(begun, answer);
  return answer;
}

async function transmit(
  network: Network,
  client: Owner,
  server: number,
  addressed: AddressedRequest,
  loses: RequestAction['loses'],
): Promise<{ answer: Answer; powerLosses: number }> {
  const { scheduler } = network.machine;
  const lost: Answer = { outcome: 'unknown', reason: `the ${loses} is lost` };
  await scheduler.pause(client);
  if (loses === 'request') return { answer: lost, powerLosses: network.powerLosses };
  const running = network.servers[server];
  if (!running) throw new Error(`There is no server ${server}.`);
  const { process } = running;
  const work = process.ready.then(() => callOperation(process.context, addressed));
  const answer = await Promise.race([running.died, work]);
  const { powerLosses } = network;
  await scheduler.pause(client);
  return { answer: loses === 'answer' ? lost : answer, powerLosses };
}

/** Null if no booking is known that the request could be about. */
function address(model: Model, { request, id }: RequestAction): AddressedRequest | null {
  const marker = 'key' in request && request.key !== null ? request.key : `request-${id}`;
  if (!('booking' in request) || typeof request.booking !== 'number')
    return { request, uuid: '', ifMatch: null, marker };
  const known = [...model.known];
  const [uuid, version] = known[request.booking % known.length] ?? [];
  if (uuid === undefined) return null;
  const isGuarded = 'isGuarded' in request && request.isGuarded;
  return { request, uuid, ifMatch: isGuarded ? `"${version}"` : null, marker };
}

function isRead({ kind }: Request): boolean {
  return ['read', 'list', 'calendar', 'slot'].includes(kind);
}

function describeRequest({ request, uuid, ifMatch }: AddressedRequest): string {
  const { kind, ...rest } = request;
  const fields = Object.entries({ ...rest, ...('booking' in rest ? { booking: undefined } : {}) })
    .filter(([name, value]) => value !== undefined && name !== 'isGuarded')
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  const booking = kind === 'create' ? JSON.stringify(request.booking) : uuid;
  const guard = ifMatch === null ? '' : ` if it is version ${ifMatch}`;
  return [kind, booking, ...fields].filter(Boolean).join(' ') + guard;
}
