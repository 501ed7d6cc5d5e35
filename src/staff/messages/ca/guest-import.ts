import type { MessageParts } from '../staff-messages.ts';

/** Texts about guests who are taken over from another system. */
export const guestImport = {
  guestImport: {
    intro:
      'Importa clients d’un altre sistema des d’un fitxer CSV, com els que desen els fulls de càlcul. A qui ja es coneix pel correu o el telèfon se li afegeix el que falta; no se sobreescriu res.',
    noConsent:
      'Amb una importació, ningú no dona el seu consentiment per rebre correus ni publicitat.',
    choose: 'Tria un fitxer',
    chooseAnother: 'Tria un altre fitxer',
    fileHint: 'Fins a 10.000 clients. Una línia té els noms de les columnes.',
    fileFaults: {
      UNREADABLE: 'No s’ha pogut llegir aquest fitxer.',
      SPREADSHEET: 'Això és un full de càlcul. Desa’l com a CSV i tria aquest altre fitxer.',
      TOO_LARGE: 'Aquest fitxer és massa gran. Divideix-lo en uns quants.',
      EMPTY: 'Aquest fitxer no té clients a sota dels noms de les columnes.',
    },
    tooMany: (most) =>
      `Aquest fitxer té més de ${most} clients. Divideix-lo en uns quants, cadascun amb els noms de les columnes.`,
    columns: 'Quina columna té cada dada?',
    columnsHint: 'S’ha deduït dels noms de les columnes. Canvia el que no sigui correcte.',
    fields: {
      name: 'Nom',
      lastName: 'Cognoms',
      email: 'Correu',
      phone: 'Telèfon',
      birthDate: 'Data de naixement',
      birthMonth: 'Mes de naixement',
      birthYear: 'Any de naixement',
      postalCode: 'Codi postal',
      language: 'Llengua',
      country: 'País',
      privateNotes: 'Notes',
      tags: 'Etiquetes',
      isVip: 'VIP',
      earlierVisitsCount: 'Visites anteriors',
      earlierLastVisitOn: 'Darrera visita anterior',
    },
    none: 'No s’importa',
    example: (text) => `El primer client: ${text}`,
    nameMissing: 'Tria la columna del nom.',
    contactMissing: 'Tria la columna del correu o la del telèfon.',
    check: 'Revisa el fitxer',
    checking: 'S’està revisant el fitxer…',
    result: 'La importació farà això:',
    created: (guests) => (guests === 1 ? '1 client nou' : `${guests} clients nous`),
    completed: (guests) =>
      guests === 1
        ? '1 client conegut rep el que falta'
        : `${guests} clients coneguts reben el que falta`,
    unchanged: (guests) =>
      guests === 1 ? '1 client conegut queda igual' : `${guests} clients coneguts queden igual`,
    nothingNew: 'No hi ha res per importar: ja es coneix tot el que té el fitxer.',
    nationalPhones: (numbers, country) =>
      numbers === 1
        ? `1 telèfon sense prefix de país es llegeix com a nacional (${country})`
        : `${numbers} telèfons sense prefix de país es llegeixen com a nacionals (${country})`,
    becomes: (typed, phone) => `${typed} passa a ser ${phone}`,
    otherNames: (count) =>
      count === 1
        ? '1 línia comparteix correu o telèfon amb un altre nom'
        : `${count} línies comparteixen correu o telèfon amb un altre nom`,
    sharedBy: (contact, guest, name) => `${contact} correspon a ${guest} i a ${name}.`,
    sameGuest: (guest) => `${guest} conserva el nom i rep el que falta.`,
    ownGuest: (name) => `${name} és un altre client, sense aquesta dada.`,
    lineLeftOut: 'Aquesta línia queda fora.',
    oneOrTwo: 'Un client o dos?',
    forOtherNames: {
      SAME_GUEST: 'Un client: el nom no canvia',
      OWN_GUEST: 'Dos clients: el segon, sense la dada que comparteixen',
      LEFT_OUT: 'Deixa fora aquestes línies per corregir-les',
    },
    faultyLines: (lines) => (lines === 1 ? '1 línia té un error' : `${lines} línies tenen errors`),
    faultsHint:
      'Les altres línies es poden importar. Baixa aquestes, corregeix-les i tria aquell fitxer: diu què està malament.',
    onlyFaultsHint: 'Baixa les línies, corregeix-les i tria aquell fitxer: diu què està malament.',
    faultsLabel: 'Errors',
    more: (count) => `i ${count} més`,
    line: (line) => `Línia ${line}:`,
    lines: (lines) => (lines === 1 ? '1 línia:' : `${lines} línies:`),
    exampleInLine: (text, line) => `Com a la línia ${line}: «${text}»`,
    firstInLine: (line) => `La primera, la línia ${line}`,
    download: (lines) =>
      lines === 1 ? 'Baixa la línia amb un error' : `Baixa les ${lines} línies amb errors`,
    whatIsWrong: 'Què està malament',
    toCorrect: 'per corregir',
    leftOut: (lines) => (lines === 1 ? '1 línia queda fora' : `${lines} línies queden fora`),
    whichDate: (date) => `Quina data és ${date}?`,
    datesOpen: 'Algunes dates es poden llegir de dues maneres. Indica a sota quina és.',
    datesMixed:
      'Unes dates comencen pel dia i d’altres pel mes. Indica a sota què és correcte: les altres queden fora per corregir-les.',
    whichOrder: 'Quin ordre és el correcte?',
    dateOrders: { DAY_FIRST: 'Primer el dia', MONTH_FIRST: 'Primer el mes' },
    dateOrdersRead: {
      DAY_FIRST: 'Les dates es llegeixen amb el dia primer, com mostra el fitxer.',
      MONTH_FIRST: 'Les dates es llegeixen amb el mes primer, com mostra el fitxer.',
    },
    fieldFaults: {
      name: 'el nom no té cap lletra ni xifra, o té més de 255 caràcters.',
      email: 'no és una adreça de correu.',
      phone: 'no s’entén el telèfon. Escriu-lo amb el prefix del país, com a +34 600 000 000.',
      birthDate: 'la data de naixement s’ha d’escriure com 1980-12-31.',
      postalCode: 'el codi postal és massa llarg.',
      language: 'la llengua ha de ser en, es, ca, it, de, fr, pt o eu.',
      country: 'el país ha de ser un codi de dues lletres, com ES.',
      privateNotes: 'les notes tenen més de 2048 caràcters.',
      tags: 'una etiqueta té més de 40 caràcters o n’hi ha més de 20.',
      isVip: 'VIP ha de ser sí o no.',
      earlierVisitsCount: 'el nombre de visites ha de ser un nombre enter.',
      earlierLastVisitOn:
        'la data de la darrera visita ha de ser una data passada, com 2024-12-31.',
    },
    lineFaults: {
      FIELD_NOT_VALID: 'hi ha alguna cosa no vàlida.',
      NO_CONTACT: 'cal un correu o un telèfon.',
      UNCLOSED_QUOTES: 'aquí s’obren unes cometes que no es tanquen.',
      OTHER_NAME: 'algú amb un altre nom té aquest correu o telèfon.',
    },
    importNow: (guests) => (guests === 1 ? 'Importa 1 client' : `Importa ${guests} clients`),
    importAction: 'Importa',
    importing: 'S’estan important els clients. Pot trigar un minut…',
    done: 'Els clients s’han importat.',
  },
} satisfies MessageParts['guestImport'];
