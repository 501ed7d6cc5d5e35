import type { MailTexts } from '../mail-texts.ts';

export const texts: MailTexts = {
  kinds: {
    BOOKED: {
      subject: 'Zure mahaia, {venue}: {when}',
      heading: 'Zure mahaia erreserbatuta dago',
      text: 'Zure zain izango gara.',
    },
    REQUESTED: {
      subject: 'Zure eskaera, {venue}: {when}',
      heading: 'Zure eskaera jaso dugu',
      text: 'Oraindik ez dago ezer erreserbatuta. {venue} jatetxeak erantzun bezain laster idatziko dizugu.',
    },
    WAIT_LIST_JOINED: {
      subject: 'Itxaron-zerrenda, {venue}: {when}',
      heading: 'Itxaron-zerrendan zaude',
      text: 'Oraindik ez dago ezer erreserbatuta. {venue} jatetxeak jakinaraziko dizu mahairen bat libre geratzen bada.',
    },
    SIGNATURE_NEEDED: {
      subject: 'Zure sinadura falta da, {venue}: {when}',
      heading: 'Zure sinadura falta da',
      text: 'Sinatu ezeztapen-baldintzak data honen aurretik: {deadline}. Ondoren, jatetxeak beste batzuei eman diezaieke zure mahaia.',
    },
    CONFIRMED: {
      subject: 'Baieztatuta: {venue}, {when}',
      heading: 'Zure erreserba baieztatuta dago',
      text: 'Zure mahaia erreserbatuta dago. Zure zain izango gara.',
    },
    DECLINED: {
      subject: 'Ezin izan da zure eskaera onartu: {venue}',
      heading: 'Ezin izan da zure eskaera onartu',
      text: '{venue} jatetxeak ez du mahairik zuretzat une horretan. Ez dago ezer erreserbatuta. Agian beste ordu batean izango da.',
    },
    CHANGED: {
      subject: 'Erreserba aldatuta: {venue}, {when}',
      heading: 'Zure erreserba aldatu da',
      text: 'Orain honela dago.',
    },
    CANCELED: {
      subject: 'Erreserba ezeztatuta: {venue}, {when}',
      heading: 'Zure erreserba ezeztatuta dago',
      text: 'Jada ez dago mahairik zuretzat gordeta.',
    },
    REMINDER: {
      subject: 'Gogorarazpena: {venue}, {when}',
      heading: 'Laster arte',
      text: 'Zure mahaia erreserbatuta dago. Zure asmoak aldatu badira, jakinarazi jatetxeari beheko botoiarekin.',
    },
    RECONFIRM: {
      subject: 'Oraindik etortzekoak zarete? {venue}, {when}',
      heading: 'Oraindik etortzekoak zarete?',
      text: 'Bai labur batek jatetxeari antolatzen laguntzen dio. Baieztatu zure erreserbaren orrian.',
    },
    VENUE_REQUESTED: {
      subject: 'Eskaera berria: {when}',
      heading: 'Eskaera bat zure erantzunaren zain dago',
      text: 'Onartu edo baztertu taldearen ikuspegian. Bezeroari berehala jakinarazten zaio.',
    },
    VENUE_CANCELED: {
      subject: 'Azken orduan ezeztatuta: {when}',
      heading: 'Erreserba bat azken orduan ezeztatu dute',
      text: 'Mahaia berriro libre dago.',
    },
  },
  greeting: 'Kaixo, {name}:',
  greetingWithoutName: 'Kaixo:',
  when: 'Noiz',
  guests: 'Mahaikideak',
  adults: 'Helduak',
  children: 'Haurrak',
  area: 'Gunea',
  experience: 'Esperientzia',
  extras: 'Gehigarriak',
  bookedAs: 'Izena',
  manage: 'Ikusi, aldatu edo ezeztatu',
  sign: 'Irakurri eta sinatu',
  answer: 'Erantzun eskaerari',
  open: 'Ireki erreserba',
  otherTime: 'Bilatu beste ordu bat',
  linkIsPersonal: 'Esteka hau zuretzat bakarrik da: duenak erreserba aldatu edo ezeztatu dezake.',
  reason: 'Mezu hau {venue} jatetxeko erreserba bategatik jaso duzu.',
  venueReason: 'Mezu hau jaso duzu helbide hau {venue} jatetxearen harremanetarakoa delako.',
};
