/** Texts of the page that sets up the first venue of a server. */
export const setup = {
  setup: {
    heading: 'Your restaurant',
    intro: 'A few minutes, and guests can book. Everything can be changed later.',
    code: 'Code from the terminal',
    codeHint: 'The window in which the server was started shows it.',
    you: 'You',
    yourName: 'Your name',
    password: 'Password',
    passwordHint: 'At least 10 characters.',
    restaurant: 'The restaurant',
    website: 'Your website',
    websiteHint: 'Where the booking widget will be. Leave it empty if you have none.',
    privacyPolicyHint: 'Guests agree to it when they book. A page of your website is enough.',
    meals: { BREAKFAST: 'Breakfast', LUNCH: 'Lunch', DINNER: 'Dinner' },
    served: 'Guests can book it',
    tablesHint: 'How many tables of which size. Names and areas come later.',
    addTables: 'Add another size',
    tablesTitle: (count: number, covers: number) =>
      `${count} ${count === 1 ? 'table' : 'tables'} for up to ${covers}`,
    tableCount: 'How many tables',
    faults: (n: number) => (n === 1 ? '1 entry needs attention' : `${n} entries need attention`),
    create: 'Create the restaurant',
    creating: 'Creating …',
    wrongCode:
      'This is not the code that the terminal shows. Each start of the server makes another one.',
    closed: 'This server has its restaurant already. Load the page again to sign in.',
    noAnswer: 'No answer came. Load the page again: if you are asked to sign in, it was created.',
    refused: (why: string) => `Not created: ${why}`,
  },
};
