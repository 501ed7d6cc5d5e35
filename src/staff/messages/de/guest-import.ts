import type { MessageParts } from '../staff-messages.ts';

/** Texts about guests who are taken over from another system. */
export const guestImport = {
  guestImport: {
    intro:
      'Übernimmt Gäste aus einem anderen System, mit einer CSV-Datei, wie Tabellenprogramme sie speichern. Wer schon mit E-Mail oder Telefon bekannt ist, bekommt nur, was fehlt; nichts wird überschrieben.',
    noConsent: 'Durch einen Import willigt niemand in E-Mails oder Werbung ein.',
    choose: 'Datei auswählen',
    chooseAnother: 'Andere Datei auswählen',
    fileHint: 'Bis zu 10.000 Gäste. In einer Zeile stehen die Namen der Spalten.',
    fileFaults: {
      UNREADABLE: 'Diese Datei konnte nicht gelesen werden.',
      SPREADSHEET:
        'Das ist eine Tabelle. Speichern Sie sie als CSV und wählen Sie diese Datei aus.',
      TOO_LARGE: 'Diese Datei ist zu groß. Teilen Sie sie auf mehrere auf.',
      EMPTY: 'Diese Datei hat unter den Namen der Spalten keine Gäste.',
    },
    tooMany: (most) =>
      `Diese Datei hat mehr als ${most} Gäste. Teilen Sie sie auf mehrere auf, jede mit den Namen der Spalten.`,
    columns: 'Was steht in welcher Spalte?',
    columnsHint: 'Aus den Namen der Spalten erraten. Ändern Sie, was nicht stimmt.',
    fields: {
      name: 'Name',
      lastName: 'Nachname',
      email: 'E-Mail',
      phone: 'Telefon',
      birthDate: 'Geburtsdatum',
      birthMonth: 'Geburtsmonat',
      birthYear: 'Geburtsjahr',
      postalCode: 'Postleitzahl',
      language: 'Sprache',
      country: 'Land',
      privateNotes: 'Notizen',
      tags: 'Schlagwörter',
      isVip: 'VIP',
      earlierVisitsCount: 'Frühere Besuche',
      earlierLastVisitOn: 'Letzter früherer Besuch',
    },
    none: 'Nicht importieren',
    example: (text) => `Beim ersten Gast: ${text}`,
    nameMissing: 'Wählen Sie die Spalte mit dem Namen.',
    contactMissing: 'Wählen Sie die Spalte mit der E-Mail-Adresse oder der Telefonnummer.',
    check: 'Datei prüfen',
    checking: 'Die Datei wird geprüft …',
    result: 'Das bewirkt der Import:',
    created: (guests) => (guests === 1 ? '1 neuer Gast' : `${guests} neue Gäste`),
    completed: (guests) =>
      guests === 1
        ? '1 bekannter Gast bekommt, was fehlt'
        : `${guests} bekannte Gäste bekommen, was fehlt`,
    unchanged: (guests) =>
      guests === 1 ? '1 bekannter Gast bleibt gleich' : `${guests} bekannte Gäste bleiben gleich`,
    nothingNew: 'Es gibt nichts zu importieren: Alles in der Datei ist schon bekannt.',
    nationalPhones: (numbers, country) =>
      numbers === 1
        ? `1 Telefonnummer ohne Landesvorwahl wird als Inlandsnummer gelesen (${country})`
        : `${numbers} Telefonnummern ohne Landesvorwahl werden als Inlandsnummern gelesen (${country})`,
    becomes: (typed, phone) => `${typed} wird zu ${phone}`,
    otherNames: (count) =>
      count === 1
        ? '1 Zeile teilt E-Mail oder Telefon mit einem anderen Namen'
        : `${count} Zeilen teilen E-Mail oder Telefon mit einem anderen Namen`,
    sharedBy: (contact, guest, name) => `${contact} gehört zu ${guest} und zu ${name}.`,
    sameGuest: (guest) => `${guest} behält den Namen und bekommt, was fehlt.`,
    ownGuest: (name) => `${name} ist ein eigener Gast, ohne sie.`,
    lineLeftOut: 'Diese Zeile wird ausgelassen.',
    oneOrTwo: 'Ein Gast oder zwei?',
    forOtherNames: {
      SAME_GUEST: 'Ein Gast: Der Name bleibt',
      OWN_GUEST: 'Zwei Gäste: der zweite ohne das, was beide haben',
      LEFT_OUT: 'Diese Zeilen zum Korrigieren auslassen',
    },
    faultyLines: (lines) =>
      lines === 1 ? '1 Zeile hat einen Fehler' : `${lines} Zeilen haben Fehler`,
    faultsHint:
      'Die anderen Zeilen können importiert werden. Laden Sie diese herunter, verbessern Sie sie und wählen Sie dann jene Datei: Darin steht, was nicht stimmt.',
    onlyFaultsHint:
      'Laden Sie die Zeilen herunter, verbessern Sie sie und wählen Sie dann jene Datei: Darin steht, was nicht stimmt.',
    faultsLabel: 'Fehler',
    more: (count) => `und ${count} weitere`,
    line: (line) => `Zeile ${line}:`,
    lines: (lines) => (lines === 1 ? '1 Zeile:' : `${lines} Zeilen:`),
    exampleInLine: (text, line) => `Wie in Zeile ${line}: „${text}“`,
    firstInLine: (line) => `Zuerst in Zeile ${line}`,
    download: (lines) =>
      lines === 1 ? 'Zeile mit Fehler herunterladen' : `${lines} Zeilen mit Fehlern herunterladen`,
    whatIsWrong: 'Was nicht stimmt',
    toCorrect: 'zu verbessern',
    leftOut: (lines) =>
      lines === 1 ? '1 Zeile wird ausgelassen' : `${lines} Zeilen werden ausgelassen`,
    whichDate: (date) => `Welches Datum ist ${date}?`,
    datesOpen: 'Einige Daten können auf zwei Arten gelesen werden. Wählen Sie unten, wie.',
    datesMixed:
      'Einige Daten beginnen mit dem Tag, andere mit dem Monat. Wählen Sie unten, was stimmt: Die anderen bleiben zum Korrigieren übrig.',
    whichOrder: 'Welche Reihenfolge stimmt?',
    dateOrders: { DAY_FIRST: 'Tag zuerst', MONTH_FIRST: 'Monat zuerst' },
    dateOrdersRead: {
      DAY_FIRST: 'Daten werden mit dem Tag zuerst gelesen, wie die Datei zeigt.',
      MONTH_FIRST: 'Daten werden mit dem Monat zuerst gelesen, wie die Datei zeigt.',
    },
    fieldFaults: {
      name: 'Der Name hat keinen Buchstaben und keine Ziffer oder mehr als 255 Zeichen.',
      email: 'Das ist keine E-Mail-Adresse.',
      phone:
        'Die Telefonnummer ist nicht lesbar. Schreiben Sie sie mit Landesvorwahl, wie in +34 600 000 000.',
      birthDate: 'Das Geburtsdatum muss wie 1980-12-31 geschrieben sein.',
      postalCode: 'Die Postleitzahl ist zu lang.',
      language: 'Die Sprache muss en, es, ca, it, de, fr, pt oder eu sein.',
      country: 'Das Land muss ein Code aus zwei Buchstaben sein, etwa ES.',
      privateNotes: 'Die Notizen haben mehr als 2048 Zeichen.',
      tags: 'Ein Schlagwort hat mehr als 40 Zeichen, oder es sind mehr als 20.',
      isVip: 'VIP muss Ja oder Nein sein.',
      earlierVisitsCount: 'Die Zahl der Besuche muss eine ganze Zahl sein.',
      earlierLastVisitOn: 'Der letzte Besuch muss ein vergangenes Datum sein, wie 2024-12-31.',
    },
    lineFaults: {
      FIELD_NOT_VALID: 'Etwas ist nicht gültig.',
      NO_CONTACT: 'Eine E-Mail-Adresse oder Telefonnummer ist nötig.',
      UNCLOSED_QUOTES: 'Hier beginnen Anführungszeichen, die nicht enden.',
      OTHER_NAME: 'Jemand mit einem anderen Namen hat diese E-Mail-Adresse oder Telefonnummer.',
    },
    importNow: (guests) => (guests === 1 ? '1 Gast importieren' : `${guests} Gäste importieren`),
    importAction: 'Importieren',
    importing: 'Die Gäste werden importiert. Das kann eine Minute dauern …',
    done: 'Die Gäste sind importiert.',
  },
} satisfies MessageParts['guestImport'];
