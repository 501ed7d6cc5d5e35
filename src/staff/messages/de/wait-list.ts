import type { StaffMessages } from '../staff-messages.ts';

/** Texts about the wait list. */
export const waitList = {
  waitList: {
    heading: 'Warteliste',
    hint: 'Wer zuerst da war, bekommt zuerst ein Angebot.',
    joined: (when) => `Auf der Liste seit ${when}`,
    offeredUntil: (when) => `Angeboten bis ${when}`,
    offer: 'Tisch anbieten',
    offering: 'Wird angeboten …',
    withdraw: 'Angebot zurückziehen',
    skip: 'Übergehen',
    putBack: 'Wieder einreihen',
    reason: 'Warum (freiwillig)',
    noAddress: 'Keine E-Mail-Adresse: Der Gast erfährt von einem Angebot nichts. Bitte anrufen.',
    states: {
      WAITING: 'Wartet',
      OFFERED: 'Tisch angeboten',
      LAPSED: 'Hat nicht geantwortet',
      DECLINED: 'Abgelehnt',
      WITHDRAWN: 'Angebot zurückgezogen',
      SKIPPED: 'Übergangen',
    },
  },
} satisfies Pick<StaffMessages, 'waitList'>;
