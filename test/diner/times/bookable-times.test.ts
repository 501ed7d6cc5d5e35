import { expect, test } from 'vitest';
import {
  findFreeTime,
  nearestTimes,
  shiftsWithTimes,
  statusFor,
} from '../../../src/diner/times/bookable-times.ts';
import { FREE, timeSlot, unavailable, workDay } from '../answers.ts';

const DATE = '2030-05-17';
const at = (time: string, date = DATE) => `${date}T${time}:00+02:00`;
const FULL = unavailable('FULL', 'JOIN_WAIT_LIST', 'CHOOSE_ANOTHER_TIME');

const slot = (time: string, floorPlanAreaId: number | null, availability = FREE) => ({
  ...timeSlot(at(time), { floorPlanAreaId }),
  availability,
});

test('a time in several areas is one bookable time, with the free areas', () => {
  const [dinner] = shiftsWithTimes(
    workDay(DATE, [slot('21:00', 1), slot('21:00', 2, FULL), slot('21:00', 3)]),
  );

  expect(dinner?.free).toMatchObject([{ time: '21:00:00', areaIds: [1, 3], status: 'CONFIRMED' }]);
  expect(dinner?.waitListOrRequest).toEqual([]);
});

test('an unavailable time is offered for the wait list or a request, or not at all', () => {
  const [dinner] = shiftsWithTimes(
    workDay(DATE, [
      slot('20:00', null, FULL),
      slot('20:15', null, unavailable('MANUAL_CONFIRMATION', 'REQUEST', 'CALL_VENUE')),
      slot('20:30', null, unavailable('TOO_SOON', 'CHOOSE_ANOTHER_TIME')),
    ]),
  );

  expect(dinner?.free).toEqual([]);
  expect(dinner?.waitListOrRequest.map(({ time, status }) => [time, status])).toEqual([
    ['20:00:00', 'PENDING_WAIT_LIST_BOOKING'],
    ['20:15:00', 'REQUESTED'],
  ]);
});

test('the preferred one of two fallbacks is offered', () => {
  expect(statusFor(unavailable('FULL', 'REQUEST', 'JOIN_WAIT_LIST'))).toBe('REQUESTED');
  expect(statusFor(unavailable('FULL', 'JOIN_WAIT_LIST', 'REQUEST'))).toBe(
    'PENDING_WAIT_LIST_BOOKING',
  );
});

test('a time after midnight is booked with the date of its work day', () => {
  const late = { ...timeSlot(at('00:30', '2030-05-18')), availability: FREE };
  const [dinner] = shiftsWithTimes(workDay(DATE, [late]));

  expect(dinner?.free[0]).toMatchObject({ date: DATE, time: '00:30:00' });
});

test('the times nearest to a lost one are in its area if it has any, in order', () => {
  const shifts = shiftsWithTimes(
    workDay(DATE, [
      slot('20:00', 1),
      slot('20:30', 2),
      slot('21:00', 1),
      slot('21:15', 2),
      slot('22:00', 2),
      slot('23:00', 2),
    ]),
  );
  const lost = { startAt: at('21:00'), areaId: 2 };

  expect(nearestTimes(shifts, lost, 3).map((o) => o.time)).toEqual([
    '20:30:00',
    '21:15:00',
    '22:00:00',
  ]);
  expect(nearestTimes(shifts, { ...lost, areaId: 9 }, 2).map((o) => o.time)).toEqual([
    '20:30:00',
    '21:15:00',
  ]);
});

test('a time is found with and without seconds', () => {
  const shifts = shiftsWithTimes(workDay(DATE, [slot('21:00', null), slot('21:30', null, FULL)]));

  expect(findFreeTime(shifts, '21:00')?.time).toBe('21:00:00');
  expect(findFreeTime(shifts, '21:00:00')?.time).toBe('21:00:00');
  expect(findFreeTime(shifts, '21:30')).toBe(null);
});
