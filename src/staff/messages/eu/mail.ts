import type { StaffMessages } from '../staff-messages.ts';

/** Texts about mail to guests and to the venue. */
export const mail = {
  mail: {
    heading: 'Posta',
    count: (mails) => (mails === 1 ? 'Mezu 1' : `${mails} mezu`),
    empty:
      'Oraindik ez dago mezurik. Bezeroek bat jasotzen dute erreserbatzean eta erreserba aldatzean.',
    off: 'Ez dago posta-zerbitzaririk konfiguratuta: bezeroek ez dute mezurik jasotzen.',
    demo: 'Hau demoa da: ez da ezer bidaltzen. Hemen ikusten duzu bezeroek zer jasoko luketen.',
    failed: 'Ezin izan dira mezuak kargatu.',
    to: (name) => `Nori: ${name}`,
    toGuest: 'Bezeroari',
    toVenue: 'Jatetxeari',
    about: (when) => `${when}`,
    sent: (when) => `Bidalita, ${when}`,
    shownOnly: (when) => `Bidali gabe, demoa delako, ${when}`,
    waiting: 'Laster bidaliko da',
    triedAgain: (when) => `Oraindik ez da onartu. Hurrengo saiakera: ${when}`,
    refused: (when) => `Posta-zerbitzariak baztertu du, ${when}`,
    givenUp: (when) => `Hiru egunen ondoren utzita, ${when}`,
    noAddress: 'Bidali gabe: ez dago helbiderik.',
    outdated: 'Bidali gabe: jada ez da egia.',
    serverSaid: (answer) => `Posta-zerbitzariaren erantzuna: ${answer}`,
    show: 'Erakutsi',
    hide: 'Ezkutatu',
    sendAgain: 'Bidali berriro',
    kinds: {
      BOOKED: 'Erreserbatuta',
      REQUESTED: 'Eskaera jasota',
      WAIT_LIST_JOINED: 'Itxaron-zerrendan',
      SIGNATURE_NEEDED: 'Sinadura falta da',
      CONFIRMED: 'Baieztatuta',
      DECLINED: 'Baztertuta',
      CHANGED: 'Aldatuta',
      CANCELED: 'Ezeztatuta',
      REMINDER: 'Gogorarazpena',
      RECONFIRM: 'Berrespena eskatuta',
      VENUE_REQUESTED: 'Eskaera berria',
      VENUE_CANCELED: 'Azken orduko ezeztapena',
    },
  },
} satisfies Pick<StaffMessages, 'mail'>;
