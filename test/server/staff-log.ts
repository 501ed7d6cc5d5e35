import { expect } from 'vitest';
import { BookingLog } from '../../src/contract/staff/log.ts';
import type { TestServer } from '../fixtures/test-context.ts';

/** The log of a booking, newest first. */
export async function readLog({ staff }: TestServer, uuid: string) {
  const answer = await staff({ path: `/bookings/${uuid}/log` });
  expect(answer.statusCode, answer.body).toBe(200);
  const log = BookingLog.parse(answer.json());
  expect(answer.json(), 'nothing beyond the contract').toEqual(log);
  return log.entries;
}

export function undo(
  { staff }: TestServer,
  uuid: string,
  entry: number,
  headers: Record<string, string> = {},
) {
  return staff({ method: 'POST', path: `/bookings/${uuid}/undo`, body: { entry }, headers });
}

/** Undoes the last change. */
export async function undoLast(server: TestServer, uuid: string) {
  const [last] = await readLog(server, uuid);
  return undo(server, uuid, last?.entry ?? 0);
}
