import type { WaitListState } from '../../../domain/wait-list/wait-list-place.ts';

/** Texts about the wait list. */
export const waitList = {
  waitList: {
    heading: 'Wait list',
    hint: 'Whoever joined first is offered a table first.',
    joined: (when: string) => `On the list since ${when}`,
    offeredUntil: (when: string) => `Offered until ${when}`,
    offer: 'Offer a table',
    offering: 'Offering …',
    withdraw: 'Withdraw the offer',
    skip: 'Pass over',
    putBack: 'Put back into the order',
    reason: 'Why (optional)',
    noAddress: 'No mail address: the guest is not told of an offer. Please call.',
    states: {
      WAITING: 'Waiting',
      OFFERED: 'Table offered',
      LAPSED: 'Did not answer',
      DECLINED: 'Declined',
      WITHDRAWN: 'Offer withdrawn',
      SKIPPED: 'Passed over',
    } satisfies Record<WaitListState, string>,
  },
};
