import type { StaffMessages } from '../staff-messages.ts';

/** Texts about the wait list. */
export const waitList = {
  waitList: {
    heading: 'Itxaron-zerrenda',
    hint: 'Lehenengo apuntatu denak jasotzen du lehenengo eskaintza.',
    joined: (when) => `Zerrendan: ${when}`,
    offeredUntil: (when) => `Eskainita, epea: ${when}`,
    offer: 'Eskaini mahaia',
    offering: 'Eskaintzen…',
    withdraw: 'Kendu eskaintza',
    skip: 'Saltatu',
    putBack: 'Itzuli ordenara',
    reason: 'Zergatik (aukerakoa)',
    noAddress:
      'Helbide elektronikorik ez: bezeroak ez du eskaintzaren berririk izango. Deitu, mesedez.',
    states: {
      WAITING: 'Zain',
      OFFERED: 'Mahaia eskainita',
      LAPSED: 'Ez du erantzun',
      DECLINED: 'Baztertuta',
      WITHDRAWN: 'Eskaintza kenduta',
      SKIPPED: 'Saltatuta',
    },
  },
} satisfies Pick<StaffMessages, 'waitList'>;
