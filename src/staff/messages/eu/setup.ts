import type { MessageParts } from '../staff-messages.ts';

/** Texts of the page that sets up the first venue of a server. */
export const setup = {
  setup: {
    heading: 'Zure jatetxea',
    intro: 'Minutu batzuk, eta bezeroek erreserbatu ahal izango dute. Dena alda daiteke gero.',
    code: 'Terminaleko kodea',
    codeHint: 'Zerbitzaria abiarazi den leihoan agertzen da.',
    you: 'Zu',
    yourName: 'Zure izena',
    password: 'Pasahitza',
    passwordHint: 'Gutxienez 10 karaktere.',
    restaurant: 'Jatetxea',
    website: 'Zure webgunea',
    websiteHint: 'Erreserben widgeta non egongo den. Utzi hutsik ez baduzu.',
    privacyPolicyHint: 'Bezeroek onartzen dute erreserbatzean. Zure webguneko orri bat nahikoa da.',
    meals: { BREAKFAST: 'Gosaria', LUNCH: 'Bazkaria', DINNER: 'Afaria' },
    served: 'Erreserba daiteke',
    tablesHint: 'Tamaina bakoitzeko zenbat mahai. Izenak eta guneak gero.',
    addTables: 'Gehitu beste tamaina bat',
    tablesTitle: (count, covers) => `${count} mahai, gehienez ${covers} lagunentzat`,
    tableCount: 'Zenbat mahai',
    faults: (n) => (n === 1 ? 'Eremu 1 dago berrikusteko' : `${n} eremu daude berrikusteko`),
    create: 'Sortu jatetxea',
    creating: 'Sortzen…',
    wrongCode:
      'Ez da terminalak erakusten duen kodea. Zerbitzaria abiarazten den bakoitzean beste bat sortzen da.',
    closed: 'Zerbitzari honek badu bere jatetxea. Kargatu berriro orria saioa hasteko.',
    noAnswer:
      'Ez da erantzunik iritsi. Kargatu berriro orria: saioa hasteko eskatzen badu, sortuta dago.',
    refused: (why) => `Ez da sortu: ${why}`,
  },
} satisfies MessageParts['setup'];
