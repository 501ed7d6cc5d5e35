import { waitText } from '../wait-text.ts';

/** Texts of the screens: sign-in, day, connection, errors. */
export const screens = {
  title: (venue: string) => `${venue} – Staff`,
  close: 'Close',
  back: 'Back',
  dismiss: 'Dismiss',
  tryAgain: 'Try again',
  undo: 'Undo',
  loading: 'Loading …',
  session: {
    heading: 'Sign in',
    again: 'Sign in to go on',
    againReason: 'You were signed out. What you typed is still here.',
    email: 'Email',
    password: 'Password',
    signIn: 'Sign in',
    signingIn: 'Signing in …',
    signOut: 'Sign out',
    emailMissing: 'Enter your email address.',
    passwordMissing: 'Enter your password.',
    wrong: 'Email or password is wrong.',
    code: 'Code',
    codeHint: 'The six digits of your app, or a recovery code.',
    codeMissing: 'Enter the code.',
    codeWrong: 'The code is wrong, or was used before.',
    passkey: 'Sign in with a passkey',
    passkeyFailed: 'No passkey was accepted. Try again, or use email and password.',
    tooMany: (seconds: number | null) =>
      seconds === null
        ? 'Too many attempts. Wait a moment, then try again.'
        : `Too many attempts. Try again in ${waitText(seconds)}.`,
    noConnection: 'No connection to the server. Check the network, then try again.',
    signOutFailed: 'You are still signed in: the server did not answer. Try again.',
    menu: (name: string) => `Menu of ${name}`,
    takeOver: 'Change person',
    unreachable: 'The server cannot be reached',
    unreachableWhy: 'As soon as it answers, this page goes on by itself.',
  },
  missingEmail: {
    text: 'The restaurant has no email address, so no mail tells it of requests.',
    add: 'Add an address',
  },
  places: {
    label: 'Places',
    service: 'Service',
    guests: 'Guests',
    reports: 'Reports',
    house: 'House',
  },
  broken: {
    heading: 'This part could not be shown',
    why: 'The page may be older than the server. Loading it again helps; nothing that was sent is lost.',
    reload: 'Load the page again',
  },
  language: {
    label: 'Language',
    failed: (language: string) => `${language} could not be loaded. Try again.`,
  },
  theme: { heading: 'Look', auto: 'As the device', dark: 'Dark', light: 'Light' },
  day: {
    today: 'Today',
    previous: 'Previous day',
    next: 'Next day',
    date: 'Date',
    search: 'Search',
    failed: 'The bookings could not be loaded',
    skipToList: 'Skip to the bookings',
    /** From Monday. */
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    /** As they are written in `short`. */
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
    short: (weekday: string, day: number, month: string) => `${weekday} ${day} ${month}`,
  },
  error: {
    about: (action: string, who: string) => `${action} – ${who}`,
    connection: (action: string) =>
      `${action}: no answer came, so it may or may not have been done. Try again: nothing is done twice.`,
    refused: (action: string, why: string) => `${action}: ${why}`,
    signedOut: (action: string) => `${action}: not done, for you were signed out.`,
    gone: (action: string) =>
      `${action}: this booking is no longer there. It was deleted elsewhere.`,
    unknown: (action: string) => `${action}: something went wrong here. Try again.`,
    retrying: 'No answer yet. Trying again …',
    form: 'Some fields need attention.',
    read: 'The server did not answer.',
  },
};
