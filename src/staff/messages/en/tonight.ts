import type { AffectedBooking } from '../../../domain/service-day/affected-booking.ts';
import type { BLOCK_ENDS } from '../../../domain/service-day/block-interval.ts';

const bookings = (n: number) => (n === 1 ? '1 booking' : `${n} bookings`);
const people = (n: number) => (n === 1 ? '1 person' : `${n} people`);

/** Texts of what holds for one day only, and of blocked tables. */
export const tonight = {
  tonight: {
    open: 'This day only',
    last: (time: string) => `last booking ${time}`,
    paused: 'online paused',
    closed: (area: string) => `${area} closed`,
    atMost: (covers: number) => `at most ${covers} a quarter hour`,
    heading: (date: string) => `Only on ${date}`,
    hint: 'Gone when the day is over. The opening times stay as they are.',
    lastAt: 'Last booking at',
    asUsual: 'As usual',
    pause: 'Take no more bookings online',
    pauseHint: 'Staff go on. The wait list offers nothing by itself.',
    areas: 'Closed areas',
    pace: 'Most covers in a quarter hour',
    teamNote: 'Note for the team',
    teamNoteHint: 'Not about guests: it stays when a guest is erased.',
    guestMessage: 'Message for guests',
    guestMessageHint: 'Shown at this day in the booking widget, as you write it.',
    checking: 'Checking whom it affects …',
    notChecked: 'Whom it affects could not be checked.',
    nobody: 'No booking is affected.',
    affected: (n: number, guests: number) =>
      `${bookings(n)}, ${people(guests)} no longer fit: call, move or keep them.`,
    people,
    noName: 'Guest',
    reasons: {
      AFTER_LAST_TIME: 'after the last time',
      AREA_CLOSED: 'area closed',
      PACE: 'too many at that time',
      BLOCKED: 'table blocked',
    } satisfies Record<AffectedBooking['reason'], string>,
    call: 'Call',
    callOf: (name: string) => `Call ${name}`,
    tableFree: (names: string) => `table ${names} is free`,
    moved: (names: string) => `moved to table ${names}`,
    timeFree: (time: string) => `${time} is free`,
    nothingElse: 'nothing else is free',
    areHere: 'they are here, and stay',
    save: 'Save for this day',
    saving: 'The day was not saved.',
    outdated: 'Somebody else has changed this day meanwhile.',
    showCurrent: 'Show how it is now',
    blocks: 'Blocked tables',
    release: 'Release',
    releaseOf: (names: string) => `Release table ${names}`,
    releasing: 'The table was not released.',
    block: 'Block the table',
    blockOf: (name: string) => `Block table ${name}`,
    until: 'Until',
    ends: {
      END_OF_SERVICE: 'End of service',
      END_OF_DAY: 'End of the day',
      ONE_STAY: 'One stay',
    } satisfies Record<(typeof BLOCK_ENDS)[number], string>,
    reason: 'Reason (optional)',
    blocking: 'The table was not blocked.',
    moveAndBlock: 'Move them and block',
    moveSomeAndBlock: 'Move who can, keep the rest, and block',
    keepAndBlock: 'Keep them here and block',
  },
};
