/** Texts about guests who are taken over from another system. */
export const guestImport = {
  guestImport: {
    intro:
      'Takes over guests from another system, from a CSV file as spreadsheets save it. Guests who are known by email or phone get what is missing about them; nothing is overwritten.',
    noConsent: 'Nobody consents to mail or marketing by an import.',
    choose: 'Choose a file',
    chooseAnother: 'Choose another file',
    fileHint: 'Up to 10,000 guests. A line has the names of the columns.',
    fileFaults: {
      UNREADABLE: 'This file could not be read.',
      SPREADSHEET: 'This is a spreadsheet. Save it as CSV, and choose that file.',
      TOO_LARGE: 'This file is too large. Split it into several.',
      EMPTY: 'This file has no guests below the names of its columns.',
    },
    tooMany: (most: number) =>
      `This file has more than ${most} guests. Split it into several, each with the names of the columns.`,
    columns: 'Which column has what?',
    columnsHint: 'Guessed from the names of the columns. Change what is wrong.',
    fields: {
      name: 'Name',
      lastName: 'Last name',
      email: 'Email',
      phone: 'Phone',
      birthDate: 'Date of birth',
      birthMonth: 'Month of birth',
      birthYear: 'Year of birth',
      postalCode: 'Postal code',
      language: 'Language',
      country: 'Country',
      privateNotes: 'Notes',
      tags: 'Tags',
      isVip: 'VIP',
      earlierVisitsCount: 'Visits before',
      earlierLastVisitOn: 'Last visit before',
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
    otherNames: (count: number) =>
      count === 1
        ? '1 line shares its email or phone number with another name'
        : `${count} lines share their email or phone number with another name`,
    sharedBy: (contact: string, guest: string, name: string) =>
      `${contact} belongs to ${guest} and to ${name}.`,
    sameGuest: (guest: string) => `${guest} keeps the name and gets what is missing.`,
    ownGuest: (name: string) => `${name} is a guest of their own, without it.`,
    lineLeftOut: 'This line is left out.',
    oneOrTwo: 'One guest or two?',
    forOtherNames: {
      SAME_GUEST: 'One guest: the name stays',
      OWN_GUEST: 'Two guests: the second one without what both have',
      LEFT_OUT: 'Leave these lines out, to correct',
    },
    faultyLines: (lines: number) =>
      lines === 1 ? '1 line has a fault' : `${lines} lines have faults`,
    faultsHint:
      'The other lines can be imported. Download these, correct them and choose that file: it says what is wrong.',
    onlyFaultsHint: 'Download the lines, correct them and choose that file: it says what is wrong.',
    faultsLabel: 'Faults',
    more: (count: number) => `and ${count} more`,
    line: (line: number) => `Line ${line}:`,
    lines: (lines: number) => (lines === 1 ? '1 line:' : `${lines} lines:`),
    exampleInLine: (text: string, line: number) => `As in line ${line}: “${text}”`,
    firstInLine: (line: number) => `First in line ${line}`,
    download: (lines: number) =>
      lines === 1 ? 'Download the line with a fault' : `Download the ${lines} lines with faults`,
    whatIsWrong: 'What is wrong',
    toCorrect: 'to correct',
    leftOut: (lines: number) =>
      lines === 1 ? '1 line is left out' : `${lines} lines are left out`,
    whichDate: (date: string) => `Which date is ${date}?`,
    datesOpen: 'Some dates can be read in two ways. Say below which it is.',
    datesMixed:
      'Some dates begin with the day, others with the month. Say below which is right: the others are left out, to correct.',
    whichOrder: 'Which order is right?',
    dateOrders: { DAY_FIRST: 'Day first', MONTH_FIRST: 'Month first' },
    dateOrdersRead: {
      DAY_FIRST: 'Dates are read with the day first, as the file shows.',
      MONTH_FIRST: 'Dates are read with the month first, as the file shows.',
    },
    fieldFaults: {
      name: 'the name has no letter or digit, or more than 255 characters.',
      email: 'this is not an email address.',
      phone:
        'the phone number cannot be read. Write it with its country code, as in +34 600 000 000.',
      birthDate: 'the date of birth must be written as 1980-12-31.',
      postalCode: 'the postal code is too long.',
      language: 'the language must be one of en, es, ca, it, de, fr, pt, eu.',
      country: 'the country must be a code of two letters, such as ES.',
      privateNotes: 'the notes have more than 2048 characters.',
      tags: 'a tag has more than 40 characters, or there are more than 20.',
      isVip: 'VIP must be yes or no.',
      earlierVisitsCount: 'the number of visits must be a whole number.',
      earlierLastVisitOn: 'the date of the last visit must be one of the past, as in 2024-12-31.',
    },
    lineFaults: {
      FIELD_NOT_VALID: 'something is not valid.',
      NO_CONTACT: 'an email or a phone number is needed.',
      UNCLOSED_QUOTES: 'quotes begin here and do not end.',
      OTHER_NAME: 'somebody with another name has this email or phone number.',
    },
    importNow: (guests: number) => (guests === 1 ? 'Import 1 guest' : `Import ${guests} guests`),
    importAction: 'Import',
    importing: 'The guests are being imported. This may take a minute …',
    done: 'The guests are imported.',
  },
};
