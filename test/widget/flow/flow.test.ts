import { describe, expect, test } from 'vitest';
import { areaOf } from '../../../src/diner/times/areas.ts';
import type { BookableTime } from '../../../src/diner/times/bookable-times.ts';
import { beginFlow, type Flow, type FlowEvent, nextFlow } from '../../../src/widget/flow/flow.ts';
import { publicBooking, unavailable } from '../../diner/answers.ts';

const OFFER: BookableTime = {
  date: '2030-05-17',
  time: '21:00:00',
  startAt: '2030-05-17T21:00:00+02:00',
  shiftId: 'DINNER',
  status: 'CONFIRMED',
  experienceId: null,
  areaIds: [],
};
const IN_TWO_AREAS: BookableTime = { ...OFFER, areaIds: [1, 2] };
const DAY: FlowEvent = { type: 'day-chosen', date: '2030-05-17' };
const CHECKED: FlowEvent = { type: 'slot-checked', hasExtras: false };

function flowAfter(...events: FlowEvent[]): Flow {
  return events.reduce(
    nextFlow,
    beginFlow({ party: { pax: 2, paxChildren: 0 }, month: '2030-05' }),
  );
}

const chosen = (bookableTime: BookableTime): FlowEvent => ({ type: 'time-chosen', bookableTime });

describe('going forward', () => {
  test('a day, a time and a check lead to the form if there is nothing else to choose', () => {
    expect(flowAfter(DAY)).toMatchObject({ step: 'time', date: '2030-05-17', bookableTime: null });
    expect(flowAfter(DAY, chosen(OFFER))).toMatchObject({ step: 'time', bookableTime: OFFER });
    expect(flowAfter(DAY, chosen(OFFER), CHECKED)).toMatchObject({
      step: 'details',
      bookableTime: OFFER,
    });
  });

  test('a time in several areas leads to the area step, and extras come before the form', () => {
    const steps: FlowEvent[] = [
      DAY,
      chosen(IN_TWO_AREAS),
      { type: 'area-step-opened' },
      { type: 'area-chosen', areaId: 2 },
      { type: 'slot-checked', hasExtras: true },
      { type: 'extras-confirmed' },
    ];

    expect(flowAfter(...steps.slice(0, 3)).step).toBe('area');
    expect(flowAfter(...steps.slice(0, 5)).step).toBe('extras');
    expect(flowAfter(...steps)).toMatchObject({ step: 'details', areaId: 2, hasExtras: true });
  });

  test('the booking ends the flow, and only from the form', () => {
    const booked: FlowEvent = {
      type: 'booked',
      booking: publicBooking(),
      manageUrl: 'https://x',
      email: 'ada@example.com',
    };

    expect(flowAfter(DAY, chosen(OFFER), CHECKED, booked)).toMatchObject({ step: 'confirmed' });
    expect(flowAfter(DAY, booked).step).toBe('time');
  });
});

describe('going back', () => {
  test('to the time keeps the time, the area and the extras', () => {
    const extras = { tickets: null, quantities: { 'SHIFT:1': 2 } };
    const flow = flowAfter(
      DAY,
      chosen(IN_TWO_AREAS),
      { type: 'area-step-opened' },
      { type: 'area-chosen', areaId: 2 },
      { type: 'slot-checked', hasExtras: true },
      { type: 'extras-changed', extras },
      { type: 'extras-confirmed' },
      { type: 'went-back', to: 'time' },
    );

    expect(flow).toMatchObject({ step: 'time', bookableTime: IN_TWO_AREAS, areaId: 2, extras });
  });

  test('to a step with nothing to choose changes nothing', () => {
    const form = flowAfter(DAY, chosen(OFFER), CHECKED);

    expect(nextFlow(form, { type: 'went-back', to: 'area' })).toBe(form);
    expect(nextFlow(form, { type: 'went-back', to: 'extras' })).toBe(form);
  });

  test('with another party, the time is chosen again on the same day', () => {
    const flow = nextFlow(flowAfter(DAY, chosen(OFFER), CHECKED), {
      type: 'party-changed',
      party: { pax: 5, paxChildren: 1 },
    });

    expect(flow).toMatchObject({ step: 'time', date: '2030-05-17', bookableTime: null });
    expect(flow.party).toEqual({ pax: 5, paxChildren: 1 });
  });
});

describe('a lost time', () => {
  const lostTime: FlowEvent = {
    type: 'slot-lost',
    reason: unavailable('FULL', 'CHOOSE_ANOTHER_TIME'),
  };
  const later: BookableTime = { ...OFFER, time: '21:30:00', startAt: '2030-05-17T21:30:00+02:00' };

  test('before the form, leads back to the times with the reason', () => {
    const flow = flowAfter(DAY, chosen(OFFER), lostTime);

    expect(flow).toMatchObject({ step: 'time', bookableTime: null, lostReason: { code: 'FULL' } });
    expect(nextFlow(flow, chosen(later))).toMatchObject({ bookableTime: later, lostReason: null });
  });

  test('in the form, leaves the form open until another time replaces it', () => {
    const flow = flowAfter(DAY, chosen(OFFER), CHECKED, lostTime);

    expect(flow).toMatchObject({
      step: 'details',
      bookableTime: OFFER,
      lostReason: { code: 'FULL' },
    });
    expect(nextFlow(flow, chosen(later))).toMatchObject({
      step: 'details',
      bookableTime: later,
      lostReason: null,
    });
  });

  test('in the form, leads to the area step if the next time is not in the chosen area', () => {
    const flow = flowAfter(
      DAY,
      chosen(IN_TWO_AREAS),
      { type: 'area-step-opened' },
      { type: 'area-chosen', areaId: 1 },
      CHECKED,
      lostTime,
      chosen({ ...later, areaIds: [2, 3] }),
    );

    expect(flow.step).toBe('area');
  });
});

test('the area of an offer is the chosen one if it has the time, or else the only one', () => {
  expect(areaOf(IN_TWO_AREAS, 2)).toBe(2);
  expect(areaOf(IN_TWO_AREAS, 9)).toBe(null);
  expect(areaOf({ ...OFFER, areaIds: [3] }, 2)).toBe(3);
  expect(areaOf(OFFER, 2)).toBe(null);
});

test('a restart keeps only the party', () => {
  const flow = nextFlow(flowAfter(DAY, chosen(OFFER), CHECKED), {
    type: 'restarted',
    month: '2030-06',
  });

  expect(flow).toMatchObject({ step: 'day', month: '2030-06', party: { pax: 2, paxChildren: 0 } });
});
