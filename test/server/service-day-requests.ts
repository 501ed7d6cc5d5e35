import { expect } from 'vitest';
import { BlockAnswer, StaffServiceDay } from '../../src/contract/staff/service-days.ts';
import { type TestServer, TODAY } from '../fixtures/test-context.ts';

/** A day for which nothing is set. */
export const OPEN_DAY = {
  version: 0,
  lastBookingTime: null,
  closedAreaIds: [],
  maxCoversPerQuarter: null,
  isOnlinePaused: false,
  teamNote: null,
  guestMessage: null,
};

export function putDay({ staff }: Pick<TestServer, 'staff'>, more: object, date = TODAY) {
  return staff({
    method: 'PUT',
    path: `/service-days/${date}`,
    body: { ...OPEN_DAY, ...more },
  });
}

export function postBlock({ staff }: Pick<TestServer, 'staff'>, more: object) {
  return staff({
    method: 'POST',
    path: '/blocks',
    body: { date: TODAY, tables: ['T1'], until: 'END_OF_DAY', ...more },
  });
}

export function releaseBlock({ staff }: Pick<TestServer, 'staff'>, id: string) {
  return staff({ method: 'DELETE', path: `/blocks/${id}` });
}

type Response = Awaited<ReturnType<typeof putDay>>;

export function expectServiceDay(answer: Response): StaffServiceDay {
  expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
  const day = StaffServiceDay.parse(answer.json());
  expect(answer.json(), 'nothing beyond the contract').toEqual(day);
  return day;
}

export function expectBlock(answer: Response): BlockAnswer {
  expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
  const block = BlockAnswer.parse(answer.json());
  expect(answer.json(), 'nothing beyond the contract').toEqual(block);
  return block;
}
