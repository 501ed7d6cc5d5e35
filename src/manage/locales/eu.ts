import { messages as widget } from '../../diner/i18n/locales/eu.ts';
import { policyTexts } from '../../domain/policy/locales/eu.ts';
import type { ManageMessages } from './manage-messages.ts';

export const messages: ManageMessages = {
  ...widget,
  ...policyTexts,
  outcomeUnknown:
    'Konexioa eten da erantzuna jaso aurretik. Sakatu berriro botoia: ez da ezer bi aldiz egingo.',
  notSetUp:
    'Hemendik ezin da zure erreserba ireki. Ireki berriro baieztapeneko esteka, edo jarri harremanetan jatetxearekin.',

  yourBooking: 'Zure erreserba',
  pageTitle: 'Zure erreserba: {venue}',
  loadingBooking: 'Zure erreserba bilatzen…',
  slow: 'Ohi baino gehiago irauten ari da.',
  venueTime: 'Jatetxeko tokiko ordua',

  arrivedTitle: 'Ongi etorri',
  arrivedText: 'Ondo pasa {venue} jatetxean.',
  attendedTitle: 'Eskerrik asko etortzeagatik',
  attendedText: '{venue} jatetxean berriro ikustea espero dugu.',
  canceledTitle: 'Erreserba hau ezeztatuta dago',
  canceledText: 'Jada ez dago mahairik zuretzat gordeta.',
  declinedTitle: 'Ezin izan da zure eskaera onartu',
  declinedText:
    '{venue} jatetxeak ez du mahairik zuretzat une horretan. Ez dago ezer erreserbatuta.',
  overTitle: 'Erreserba hau igaro da',
  overText: 'Zalantzarik baduzu, jarri harremanetan {venue} jatetxearekin.',
  allergies: 'Alergiak',
  allergiesNotDescribed: 'Bai, zehaztu gabe',
  seating: 'Mahaia',
  accessible: 'Irisgarria, eskailerarik gabe',
  promo: 'Promozioa',

  offerTitle: 'Mahai bat libre dago zuretzat',
  offerText: 'Zuretzat gordeta dago, epe honetara arte: {moment}.',
  claimOffer: 'Hartu mahaia',
  declineOffer: 'Ez, eskerrik asko',
  waitPlaceFirst: 'Zu zara hurrengoa mahai baterako: {time}.',
  waitPlace: '{place}. zenbakia duzu mahai baterako: {time}.',
  offerLapsed:
    'Zure eskaintza amaitu da, eta mahaia beste batzuentzat izan daiteke. Itxaron-zerrendan jarraitzen duzu.',
  offerDeclined:
    'Mahaia baztertu duzu. Itxaron-zerrendan jarraitzen duzu, eta ez dizugu berriro galdetuko.',
  offerWithdrawn: 'Mahaia ez dago gehiago zuretzat gordeta. Itxaron-zerrendan jarraitzen duzu.',
  askAgain: 'Oraindik mahaia nahi dut',
  offerTaken: 'Mahaia beste batzuena da jada. Itxaron-zerrendan jarraitzen duzu.',
  claimTime: 'Erreserbatu: {time}',
  claimDone: 'Mahaia zurea da.',
  declineOfferDone: 'Jatetxeak badaki ez duzula mahai hau nahi.',
  askAgainDone: 'Eskerrik asko. Zure txandan galdetuko dizugu.',

  reconfirmTitle: 'Oraindik etortzekoak zarete?',
  reconfirmText: 'Bai soil batek jatetxeari antolatzen laguntzen dio.',
  reconfirm: 'Bai, bagoaz',
  reconfirmed: 'Jatetxeari baieztatu diozu etorriko zaretela.',
  reconfirmDone: 'Eskerrik asko. Jatetxeak badaki etorriko zaretela.',

  signPolicy: 'Sinatu baldintzak',
  acceptPolicy: 'Ezeztapen-baldintza hauek irakurri eta onartzen ditut',
  acceptError: 'Markatu laukia baldintzak sinatzeko.',
  signedAt: 'Zuk sinatuta: {moment}.',
  signDone: 'Eskerrik asko. Ezeztapen-baldintzak sinatuta daude.',
  policyExpired:
    'Sinatzeko epea amaitu da: {moment}. Deitu {venue} jatetxera zure erreserbari buruz.',
  policyEnded: 'Baldintza hauek amaitu dira: {moment}.',
  charged: 'Kobratuta: {amount}',
  refunded: 'Itzulita: {amount}',

  changeOrCancelTitle: 'Planak aldatu zaizkizue?',
  changeBooking: 'Aldatu eguna, ordua edo mahaikideak',
  currentBooking: 'Orain erreserbatuta: {what}',
  currentlyWaiting: 'Honen zain: {what}',
  changeTo: 'Aldatu: {day}, {time}, {people} lagunentzat',
  notChangedYet:
    'Oraindik ez duzu ezer aldatu. Aukeratu beste egun, ordu edo mahaikide kopuru bat.',
  timeNotFree: 'Ordu honetan ez dago mahairik egun horretan: {time}. Aukeratu beste bat.',
  changeRefused: 'Aldaketa hau ezin da egin. Aukeratu beste ordu bat.',
  keepUnchanged: 'Utzi dagoen bezala',
  changeByPhone: 'Hau ezin da internetez aldatu. Jarri harremanetan {venue} jatetxearekin.',
  moveDone: 'Zure aldaketa gorde da.',
  moveDoneSign: 'Zure aldaketa gorde da. Sinatu ezeztapen-baldintzak.',

  changeGuestNotes: 'Aldatu eskaerak edo alergiak',
  guestNotesTitle: 'Eskaerak eta alergiak',
  save: 'Gorde',
  guestNotesDone: 'Gordeta. Jatetxeak ikusten du.',

  cancelBooking: 'Ezeztatu erreserba',
  cancelTitle: 'Ezeztatu zure erreserba',
  reasonTitle: 'Esango diguzu zergatik?',
  reasonCHANGED_PLANS: 'Gure planak aldatu dira',
  reasonUNEXPECTED_SITUATION: 'Ezusteko bat gertatu da',
  reasonBOOKED_ANOTHER_PLACE: 'Beste leku batean erreserbatu dugu',
  reasonUPDATE_BOOKING: 'Beste une batean etorri nahi dugu',
  reasonOTHER: 'Beste arrazoi bat',
  reasonError: 'Jarraitzeko, aukeratu arrazoi bat.',
  confirmCancelTitle: 'Behin betiko ezeztatu?',
  cancelCostsNothing: 'Ezeztatzea doan da.',
  cancelFree: 'Ezeztatzea doan da une honetara arte: {moment}.',
  cancelFee:
    'Ezeztatzea doan zen une honetara arte: {moment}. Sinatu zenituen baldintzen arabera, jatetxeak orain {total} kobra dezake.',
  confirmCancel: 'Bai, ezeztatu erreserba',
  confirmCancelFee: 'Bai, ezeztatu ({total})',
  keepBooking: 'Ez, mantendu erreserba',
  cancelDone: 'Zure erreserba ezeztatuta dago.',
  withdrawRequest: 'Kendu eskaera',
  withdrawDone: 'Zure eskaera kenduta dago.',
  leaveWaitList: 'Irten itxaron-zerrendatik',
  leaveText: 'Irtetea doan da. Berriro sartzen bazara, zerrendaren amaieran hasiko zara.',
  confirmLeave: 'Bai, irten itxaron-zerrendatik',
  stayOnWaitList: 'Ez, jarraitu itxaron-zerrendan',
  leaveDone: 'Itxaron-zerrendatik irten zara.',
  leftTitle: 'Dagoeneko ez zaude itxaron-zerrendan',
  leftText: 'Ez zaizu mahairik gehiago eskainiko.',

  linkTitle: 'Esteka honek ez du erreserbarik irekitzen',
  linkText:
    'Agian zati bat falta zaio. Kopiatu baieztapeneko esteka osoa, edo jarri harremanetan jatetxearekin.',
  outdated: 'Bitartean erreserba aldatu da. Honela dago orain.',
};
