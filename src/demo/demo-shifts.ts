import type { Shift } from '../domain/venue.ts';
import { AREA } from './demo-tables.ts';
import { DEMO_TEXTS } from './demo-texts.ts';

const EVERY_SHIFT = {
  stepMinutes: 15,
  minCovers: 1,
  maxCovers: 12,
  turnMinutes: null,
  needsManualConfirmation: false,
  isExperienceRequired: false,
} as const;

const AT_LUNCH = {
  ...EVERY_SHIFT,
  pacing: { maxCovers: null, maxParties: null },
  hasWaitList: false,
  floorPlanAreaIds: [AREA.diningRoom, AREA.terrace],
  experienceIds: [],
  addOnGroupId: 1,
} as const;

const AT_DINNER = {
  ...EVERY_SHIFT,
  pacing: { maxCovers: 36, maxParties: 12 },
  hasWaitList: true,
  isTimeLimited: false,
  floorPlanAreaIds: [AREA.diningRoom, AREA.terrace, AREA.bar],
  experienceIds: [1],
  addOnGroupId: 2,
} as const;

/** Open for lunch and dinner every day; on Friday and Saturday the kitchen closes past midnight. */
export const DEMO_SHIFTS: readonly Shift[] = [
  {
    ...AT_LUNCH,
    id: 'LUNCH',
    name: DEMO_TEXTS.shifts.lunch,
    weekdays: [1, 2, 3, 4, 5],
    firstBookingTime: '13:00:00',
    lastBookingTime: '15:30:00',
    isTimeLimited: false,
  },
  {
    ...AT_LUNCH,
    id: 'WEEKEND_LUNCH',
    name: DEMO_TEXTS.shifts.weekendLunch,
    weekdays: [6, 7],
    firstBookingTime: '13:00:00',
    lastBookingTime: '16:00:00',
    isTimeLimited: true,
  },
  {
    ...AT_DINNER,
    id: 'DINNER',
    name: DEMO_TEXTS.shifts.dinner,
    weekdays: [1, 2, 3, 4, 7],
    firstBookingTime: '20:00:00',
    lastBookingTime: '23:00:00',
  },
  {
    ...AT_DINNER,
    id: 'LATE_DINNER',
    name: DEMO_TEXTS.shifts.lateDinner,
    weekdays: [5, 6],
    firstBookingTime: '20:00:00',
    lastBookingTime: '00:30:00',
  },
];
