import type { MessageParts } from '../staff-messages.ts';

/** Texts about guests who are taken over from another system. */
export const guestImport = {
  guestImport: {
    intro:
      'Übernimmt Gäste aus einem anderen System, mit einer CSV-Datei, wie Tabellenprogramme sie speichern. Wer schon mit E-Mail oder Telefon bekannt ist, bekommt nur, was fehlt; nichts wird überschrieben.',
    noConsent: 'Durch einen Import willigt niemand in E-Mails oder Werbung ein.',
    choose: 'Datei auswählen',
    chooseAnother: 'Andere Datei auswählen',
    fileHint: 'Bis zu 10.000 Gäste. In der ersten Zeile stehen die Namen der Spalten.',
    fileFaults: {
      UNREADABLE: 'Diese Datei konnte nicht gelesen werden.',
      TOO_LARGE: 'Diese Datei ist zu groß. Teilen Sie sie auf mehrere auf.',
      EMPTY: 'Diese Datei hat unter den Namen der Spalten keine Gäste.',
    },
    tooMany: (most) =>
      `Diese Datei hat mehr als ${most} Gäste. Teilen Sie sie auf mehrere auf, jede mit der ersten Zeile.`,
    columns: 'Was steht in welcher Spalte?',
    columnsHint: 'Aus den Namen der Spalten erraten. Ändern Sie, was nicht stimmt.',
    fields: {
      name: 'Name',
      lastName: 'Nachname',
      email: 'E-Mail',
      phone: 'Telefon',
      birthDate: 'Geburtsdatum',
      postalCode: 'Postleitzahl',
      language: 'Sprache',
      country: 'Land',
      privateNotes: 'Notizen',
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
    faultsFound: (faults) =>
      faults === 1 ? '1 Fehler in der Datei' : `${faults} Fehler in der Datei`,
    faultsHint:
      'Bis sie behoben sind, wird nichts importiert. Wählen Sie die Datei danach noch einmal aus.',
    faultsLabel: 'Fehler',
    more: (count) => `und ${count} weitere`,
    line: (line) => `Zeile ${line}:`,
    fieldFaults: {
      name: 'Der Name fehlt oder hat mehr als 255 Zeichen.',
      email: 'Das ist keine E-Mail-Adresse.',
      phone:
        'Die Telefonnummer ist nicht lesbar. Schreiben Sie sie mit Landesvorwahl, wie in +34 600 000 000.',
      birthDate: 'Das Geburtsdatum muss wie 1980-12-31 geschrieben sein.',
      postalCode: 'Die Postleitzahl ist zu lang.',
      language: 'Die Sprache muss en, es, ca, it, de, fr, pt oder eu sein.',
      country: 'Das Land muss ein Code aus zwei Buchstaben sein, etwa ES.',
      privateNotes: 'Die Notizen haben mehr als 2048 Zeichen.',
    },
    lineFaults: {
      FIELD_NOT_VALID: 'Etwas ist nicht gültig.',
      NO_CONTACT: 'Eine E-Mail-Adresse oder Telefonnummer ist nötig.',
      UNCLOSED_QUOTES: 'Hier beginnen Anführungszeichen, die nicht enden.',
    },
    importNow: (guests) => (guests === 1 ? '1 Gast importieren' : `${guests} Gäste importieren`),
    importAction: 'Importieren',
    importing: 'Die Gäste werden importiert. Das kann eine Minute dauern …',
    done: 'Die Gäste sind importiert.',
  },
} satisfies MessageParts['guestImport'];
