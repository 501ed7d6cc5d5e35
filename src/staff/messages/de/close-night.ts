import type { MessageParts } from '../staff-messages.ts';

/** Texts of what is left at the end of a night. */
export const closeNight = {
  closeNight: {
    heading: 'Abend abschließen',
    whatIsLeft: 'Was vom Abend noch offen ist:',
    nothingLeft: 'Nichts ist mehr offen.',
    coming: (n: number) => (n === 1 ? '1 Gruppe kommt noch.' : `${n} Gruppen kommen noch.`),
    figures: 'Zahlen des Abends',
    sure: (n: number) => `Alle ${n}? Nur die letzten zehn lassen sich zurücknehmen.`,
    note: {
      label: (day: string) => `Notiz für ${day}`,
      hint: 'Für das Team, ohne Namen von Gästen.',
      save: 'Notiz speichern',
      saved: 'Gespeichert.',
    },
    kinds: {
      seated: {
        count: (n: number) => (n === 1 ? '1 Gruppe sitzt noch' : `${n} Gruppen sitzen noch`),
        close: 'Alle sind gegangen',
        done: (n: number) => (n === 1 ? '1 Gruppe ist gegangen' : `${n} Gruppen sind gegangen`),
      },
      waiting: {
        count: (n: number) =>
          n === 1
            ? '1 Gruppe wartet noch auf einen Tisch'
            : `${n} Gruppen warten noch auf einen Tisch`,
        close: 'Alle sind ohne Tisch gegangen',
        done: (n: number) =>
          n === 1 ? '1 Gruppe ist ohne Tisch gegangen' : `${n} Gruppen sind ohne Tisch gegangen`,
      },
      missing: {
        count: (n: number) =>
          n === 1 ? '1 Gruppe ist nie gekommen' : `${n} Gruppen sind nie gekommen`,
        close: 'Alle sind nicht erschienen',
        done: (n: number) =>
          n === 1 ? '1 Gruppe ist nicht erschienen' : `${n} Gruppen sind nicht erschienen`,
      },
      requests: {
        count: (n: number) =>
          n === 1 ? '1 Anfrage ist unbeantwortet' : `${n} Anfragen sind unbeantwortet`,
        close: 'Alle ablehnen; die Gäste erfahren es',
        done: (n: number) => (n === 1 ? '1 Anfrage ist abgelehnt' : `${n} Anfragen sind abgelehnt`),
      },
    },
  },
} satisfies MessageParts['closeNight'];
