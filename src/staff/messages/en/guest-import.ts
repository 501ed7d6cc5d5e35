/** Texts about guests who are taken over from another system. */
export const guestImport = {
  guestImport: {
    intro:
      'Takes over guests from another system, from a CSV file as spreadsheets save it. Guests who are known by email or phone get what is missing about them; nothing is overwritten.',
    noConsent: 'Nobody consents to mail or marketing by an import.',
    choose: 'Choose a file',
    chooseAnother: 'Choose another file',
    fileHint: 'Up to 10,000 guests. The first line has the names of the columns.',
    fileFaults: {
      UNREADABLE: 'This file could not be read.',
      TOO_LARGE: 'This file is too large. Split it into several.',
      EMPTY: 'This file has no guests below the names of its columns.',
    },
    tooMany: (most: number) =>
      `This file has more than ${most} guests. Split it into several, each with the first line.`,
    columns: 'Which column has what?',
    columnsHint: 'Guessed from the names of the columns. Change what is wrong.',
    fields: {
      name: 'Name',
      lastName: 'Last name',
      email: 'Email',
      phone: 'Phone',
      birthDate: 'Date of birth',
      postalCode: 'Postal code',
      language: 'Language',
      country: 'Country',
      privateNotes: 'Notes',
    },
    none: 'Not imported',
    example: (text: string) => `The first guest: ${text}`,
    nameMissing: 'Choose the column with the name.',
    contactMissing: 'Choose the column with the email or with the phone number.',
    check: 'Check the file',
    checking: 'The file is being checked …',
    result: 'This is what the import does:',
    created: (guests: number) => (guests === 1 ? '1 new guest' : `${guests} new guests`),
    completed: (guests: number) =>
      guests === 1
        ? '1 known guest gets what is missing'
        : `${guests} known guests get what is missing`,
    unchanged: (guests: number) =>
      guests === 1 ? '1 known guest stays the same' : `${guests} known guests stay the same`,
    nothingNew: 'There is nothing to import: everything in the file is known already.',
    nationalPhones: (numbers: number, country: string) =>
      numbers === 1
        ? `1 phone number without a country code is read as a national one (${country})`
        : `${numbers} phone numbers without a country code are read as national ones (${country})`,
    becomes: (typed: string, phone: string) => `${typed} becomes ${phone}`,
    faultsFound: (faults: number) =>
      faults === 1 ? '1 fault in the file' : `${faults} faults in the file`,
    faultsHint: 'Nothing is imported until they are corrected. Then choose the file again.',
    faultsLabel: 'Faults',
    more: (count: number) => `and ${count} more`,
    line: (line: number) => `Line ${line}:`,
    fieldFaults: {
      name: 'the name is missing, or has more than 255 characters.',
      email: 'this is not an email address.',
      phone:
        'the phone number cannot be read. Write it with its country code, as in +34 600 000 000.',
      birthDate: 'the date of birth must be written as 1980-12-31.',
      postalCode: 'the postal code is too long.',
      language: 'the language must be one of en, es, ca, it, de, fr, pt, eu.',
      country: 'the country must be a code of two letters, such as ES.',
      privateNotes: 'the notes have more than 2048 characters.',
    },
    lineFaults: {
      FIELD_NOT_VALID: 'something is not valid.',
      NO_CONTACT: 'an email or a phone number is needed.',
      UNCLOSED_QUOTES: 'quotes begin here and do not end.',
    },
    importNow: (guests: number) => (guests === 1 ? 'Import 1 guest' : `Import ${guests} guests`),
    importAction: 'Import',
    importing: 'The guests are being imported. This may take a minute …',
    done: 'The guests are imported.',
  },
};
