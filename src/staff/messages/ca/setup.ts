import type { MessageParts } from '../staff-messages.ts';

/** Texts of the page that sets up the first venue of a server. */
export const setup = {
  setup: {
    heading: 'El teu restaurant',
    intro: 'Uns minuts i els clients podran reservar. Tot es pot canviar després.',
    code: 'Codi del terminal',
    codeHint: 'Surt a la finestra en què s’ha iniciat el servidor.',
    you: 'Tu',
    yourName: 'El teu nom',
    password: 'Contrasenya',
    passwordHint: 'Com a mínim 10 caràcters.',
    restaurant: 'El restaurant',
    website: 'La teva pàgina web',
    websiteHint: 'On hi haurà el giny de reserves. Deixa-ho buit si no en tens.',
    privacyPolicyHint:
      'Els clients l’accepten en reservar. N’hi ha prou amb una pàgina del teu web.',
    meals: { BREAKFAST: 'Esmorzar', LUNCH: 'Dinar', DINNER: 'Sopar' },
    served: 'S’hi pot reservar',
    tablesHint: 'Quantes taules de cada mida. Els noms i les zones venen després.',
    addTables: 'Afegeix una altra mida',
    tablesTitle: (count, covers) =>
      `${count} ${count === 1 ? 'taula' : 'taules'} per a ${covers} com a màxim`,
    tableCount: 'Quantes taules',
    faults: (n) => (n === 1 ? 'Hi ha 1 camp per revisar' : `Hi ha ${n} camps per revisar`),
    create: 'Crea el restaurant',
    creating: 'S’està creant…',
    wrongCode:
      'No és el codi que mostra el terminal. Cada vegada que s’inicia el servidor n’hi ha un de nou.',
    closed:
      'Aquest servidor ja té el seu restaurant. Torna a carregar la pàgina per iniciar la sessió.',
    noAnswer:
      'No ha arribat cap resposta. Torna a carregar la pàgina: si et demana iniciar la sessió, s’ha creat.',
    refused: (why) => `No s’ha creat: ${why}`,
  },
} satisfies MessageParts['setup'];
