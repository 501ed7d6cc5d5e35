import type { MessageParts } from '../staff-messages.ts';

/** Texts of the page that sets up the first venue of a server. */
export const setup = {
  setup: {
    heading: 'Ihr Restaurant',
    intro: 'Ein paar Minuten, dann können Gäste reservieren. Alles lässt sich später ändern.',
    code: 'Code aus dem Terminal',
    codeHint: 'Er steht in dem Fenster, in dem der Server gestartet wurde.',
    you: 'Sie',
    yourName: 'Ihr Name',
    password: 'Passwort',
    passwordHint: 'Mindestens 10 Zeichen.',
    restaurant: 'Das Restaurant',
    website: 'Ihre Website',
    websiteHint: 'Dort wird das Widget stehen. Leer lassen, wenn es keine gibt.',
    privacyPolicyHint: 'Gäste stimmen ihr beim Reservieren zu. Eine Seite Ihrer Website genügt.',
    meals: { BREAKFAST: 'Frühstück', LUNCH: 'Mittagessen', DINNER: 'Abendessen' },
    served: 'Gäste können reservieren',
    tablesHint: 'Wie viele Tische welcher Größe. Namen und Bereiche kommen später.',
    addTables: 'Weitere Größe hinzufügen',
    tablesTitle: (count, covers) =>
      `${count} ${count === 1 ? 'Tisch' : 'Tische'} für bis zu ${covers}`,
    tableCount: 'Wie viele Tische',
    faults: (n) => (n === 1 ? '1 Feld ist zu prüfen' : `${n} Felder sind zu prüfen`),
    create: 'Restaurant anlegen',
    creating: 'Wird angelegt …',
    wrongCode:
      'Das ist nicht der Code aus dem Terminal. Bei jedem Start des Servers gibt es einen neuen.',
    closed: 'Dieser Server hat schon ein Restaurant. Bitte die Seite neu laden und anmelden.',
    noAnswer:
      'Es kam keine Antwort. Bitte die Seite neu laden: Fragt sie nach der Anmeldung, wurde das Restaurant angelegt.',
    refused: (why) => `Nicht angelegt: ${why}`,
  },
} satisfies MessageParts['setup'];
