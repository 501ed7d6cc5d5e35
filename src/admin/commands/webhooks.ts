import { validationError } from '../../domain/refusal.ts';
import { EVENT_TYPES } from '../../domain/venue-event.ts';
import type { WebhookTry } from '../../domain/webhook.ts';
import type { AppContext } from '../../operations/context.ts';
import { createWebhook } from '../../operations/webhooks/create-webhook.ts';
import { enableWebhook } from '../../operations/webhooks/enable-webhook.ts';
import { listTriesOfWebhook } from '../../operations/webhooks/list-tries-of-webhook.ts';
import { listWebhooks, type WebhookView } from '../../operations/webhooks/list-webhooks.ts';
import { removeWebhook } from '../../operations/webhooks/remove-webhook.ts';
import { replayEvent, replayEventsSince } from '../../operations/webhooks/replay-events.ts';
import { rotateWebhookSecret } from '../../operations/webhooks/rotate-webhook-secret.ts';
import { testWebhook } from '../../operations/webhooks/test-webhook.ts';
import { openHttpTransport } from '../../webhooks/http-transport.ts';
import type { Command, CommandResult } from '../command.ts';
import { columns, counted, toIsoTime } from '../text.ts';

const HOUR_MS = 3_600_000;
const DEFAULT_OVERLAP_HOURS = 24;
const MAX_OVERLAP_HOURS = 30 * 24;

export const webhookCommands: readonly Command[] = [
  {
    name: 'webhooks add',
    summary: "sends a venue's events to a partner's address; without --type, all of them",
    operands: [],
    options: {
      account: { placeholder: 'ACCOUNT', isRequired: true },
      partner: { placeholder: 'PARTNER', isRequired: true },
      url: { placeholder: 'URL', isRequired: true },
      type: { placeholder: 'TYPE', isRepeatable: true, oneOf: EVENT_TYPES },
    },
    async run({ context }, input) {
      const { endpoint, secret } = await createWebhook(context, {
        accountId: input.one('account'),
        partnerId: input.one('partner'),
        url: input.one('url'),
        eventTypes: EVENT_TYPES.filter((type) => input.all('type').includes(type)),
      });
      const { id, accountId, partnerId, url, eventTypes } = endpoint;
      return {
        json: { id, accountId, partnerId, url, eventTypes, secret },
        text: [
          `The webhook of ${partnerId} at ${accountId}. The secret is shown only now:`,
          '',
          ...columns([
            ['id', id],
            ['url', url],
            ['types', eventTypes.join(', ')],
            ['secret', secret],
          ]),
        ].join('\n'),
      };
    },
  },
  {
    name: 'webhooks list',
    summary: "lists a venue's webhooks and how they do",
    operands: [],
    options: { account: { placeholder: 'ACCOUNT', isRequired: true } },
    async run({ context }, input) {
      const accountId = input.one('account');
      const views = await listWebhooks(context, accountId);
      return {
        json: views.map(toJson),
        text:
          views.length > 0
            ? views.map((view) => textOf(view, context)).join('\n\n')
            : `${accountId} has no webhook yet.`,
      };
    },
  },
  {
    name: 'webhooks remove',
    summary: 'removes a webhook immediately, with what waits for it',
    operands: ['ENDPOINT'],
    options: {},
    async run({ context }, input) {
      const id = input.one('ENDPOINT');
      await removeWebhook(context, id);
      return { json: { id }, text: `The webhook ${id} was removed.` };
    },
  },
  {
    name: 'webhooks rotate',
    summary: 'gives a webhook a new secret; the old one signs too for 24 hours, or --overlap',
    operands: ['ENDPOINT'],
    options: { overlap: { placeholder: 'HOURS' } },
    async run({ context }, input) {
      const id = input.one('ENDPOINT');
      const hours = requireHours(input.optional('overlap'));
      const rotated = await rotateWebhookSecret(context, { id, overlapMs: hours * HOUR_MS });
      const previousUntil = toIsoTime(rotated.previousUntil);
      return {
        json: { id, secret: rotated.secret, previousUntil },
        text: [
          `The new secret of ${id}, which is shown only now. The old one signs too until ${previousUntil}:`,
          '',
          `  ${rotated.secret}`,
        ].join('\n'),
      };
    },
  },
  {
    name: 'webhooks enable',
    summary: 'sends to a disabled webhook again, from the next event on',
    operands: ['ENDPOINT'],
    options: {},
    async run({ context }, input) {
      const { id, url } = await enableWebhook(context, input.one('ENDPOINT'));
      return {
        json: { id, isEnabled: true },
        text: `The webhook ${id} is enabled: ${url}. Send what it missed with webhooks replay ${id} --since TIME.`,
      };
    },
  },
  {
    name: 'webhooks test',
    summary: 'sends a webhook an event webhook.test, once, and shows the answer',
    operands: ['ENDPOINT'],
    options: {},
    async run({ context, settings }, input) {
      const id = input.one('ENDPOINT');
      const allowsInsecure = settings.webhooks?.allowsInsecure ?? false;
      const tested = await testWebhook(context, openHttpTransport({ allowsInsecure }), id);
      const { isAccepted, httpStatus, problem, durationMs } = tested;
      const result = isAccepted ? 'accepted the test' : 'did not accept the test';
      const reason = [httpStatus === null ? problem : `status ${httpStatus}`, `${durationMs} ms`];
      const text = `${id} ${result}: ${reason.join(', ')}.`;
      const json = { id, ...tested };
      return isAccepted ? { json, text } : { json, text: '', unfinished: text };
    },
  },
  {
    name: 'webhooks replay',
    summary: 'sends a webhook one event again, or all since a time of the last 30 days',
    operands: ['ENDPOINT'],
    options: { event: { placeholder: 'EVENT' }, since: { placeholder: 'TIME' } },
    async run({ context }, input): Promise<CommandResult> {
      const id = input.one('ENDPOINT');
      const [eventId, since] = [input.optional('event'), input.optional('since')];
      if ((eventId === undefined) === (since === undefined))
        throw validationError({ parameter: 'event', reason: 'or --since is required, not both' });
      const events =
        eventId === undefined
          ? await replayEventsSince(context, id, requireTime(since ?? ''))
          : await replayEvent(context, id, eventId);
      return { json: { id, events }, text: `${counted(events, 'event')} will be sent to ${id}.` };
    },
  },
  {
    name: 'webhooks tries',
    summary: 'lists the latest 100 tries to send to a webhook, newest first',
    operands: ['ENDPOINT'],
    options: {},
    async run({ context }, input) {
      const id = input.one('ENDPOINT');
      const tries = await listTriesOfWebhook(context, id);
      return {
        json: tries.map((each) => ({ ...each, triedAt: toIsoTime(each.triedAt) })),
        text:
          tries.length > 0
            ? columns(tries.map((each) => [toIsoTime(each.triedAt), textOfTry(each)])).join('\n')
            : `Nothing was sent to ${id} yet.`,
      };
    },
  },
];

function toJson({ endpoint, deliveries, lastTry }: WebhookView) {
  return {
    ...endpoint,
    previousUntil: toIsoTime(endpoint.previousUntil),
    failingSince: toIsoTime(endpoint.failingSince),
    pausedUntil: toIsoTime(endpoint.pausedUntil),
    createdAt: toIsoTime(endpoint.createdAt),
    updatedAt: toIsoTime(endpoint.updatedAt),
    deliveries,
    lastTry: lastTry && { ...lastTry, triedAt: toIsoTime(lastTry.triedAt) },
  };
}

function textOf({ endpoint, deliveries, lastTry }: WebhookView, { now }: AppContext): string {
  const { WAITING, DELIVERED, FAILED } = deliveries;
  const rotation = endpoint.previousUntil;
  return [
    `${endpoint.id} of ${endpoint.partnerId}:`,
    '',
    ...columns([
      ['url', endpoint.url],
      ['types', endpoint.eventTypes.join(', ')],
      ['state', stateOf(endpoint, now())],
      ['events', `${DELIVERED} delivered, ${WAITING} waiting, ${FAILED} failed`],
      ['last try', lastTry ? `${toIsoTime(lastTry.triedAt)}, ${textOfTry(lastTry)}` : 'none yet'],
      ...(rotation !== null && rotation > now()
        ? [['old secret', `signs too until ${toIsoTime(rotation)}`] as const]
        : []),
    ]),
  ].join('\n');
}

function stateOf(
  { isEnabled, disabledBecause, failingSince, pausedUntil }: WebhookView['endpoint'],
  now: number,
): string {
  if (!isEnabled)
    return disabledBecause === 'GONE'
      ? 'disabled: it answered 410'
      : 'disabled: it accepted nothing for five days';
  if (pausedUntil !== null && pausedUntil > now)
    return `asked for a pause until ${toIsoTime(pausedUntil)}`;
  return failingSince === null ? 'enabled' : `failing since ${toIsoTime(failingSince)}`;
}

function textOfTry({ eventId, httpStatus, problem, durationMs }: WebhookTry): string {
  return `${httpStatus ?? problem} after ${durationMs} ms, event ${eventId}`;
}

function requireHours(text: string | undefined): number {
  if (text === undefined) return DEFAULT_OVERLAP_HOURS;
  const hours = Number(text);
  if (/^\d+$/.test(text) && hours <= MAX_OVERLAP_HOURS) return hours;
  throw validationError({
    parameter: 'overlap',
    reason: `must be a whole number of hours up to ${MAX_OVERLAP_HOURS}`,
  });
}

function requireTime(text: string): number {
  const at = Date.parse(text);
  if (/^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(at)) return at;
  throw validationError({
    parameter: 'since',
    reason: 'must be a time such as 2030-01-16T20:00:00Z',
  });
}
