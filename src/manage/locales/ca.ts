import { messages as widget } from '../../diner/i18n/locales/ca.ts';
import { policyMessages } from '../../diner/policy/locales/ca.ts';
import type { ManageMessages } from './manage-messages.ts';

export const messages: ManageMessages = {
  ...widget,
  ...policyMessages,
  outcomeUnknown:
    'S’ha perdut la connexió abans de rebre resposta. Torna a prémer el botó: res no es fa dues vegades.',
  notSetUp:
    'Des d’aquí no es pot accedir a la teva reserva. Torna a obrir l’enllaç de la confirmació o contacta amb el restaurant.',

  yourBooking: 'La teva reserva',
  pageTitle: 'La teva reserva a {venue}',
  loadingBooking: 'S’està buscant la teva reserva…',
  slow: 'Està trigant més del que és habitual.',
  venueTime: 'Hora local del restaurant',

  arrivedTitle: 'Et donem la benvinguda',
  arrivedText: 'Que ho passis bé a {venue}.',
  attendedTitle: 'Gràcies per la visita',
  attendedText: 'Esperem tornar-te a veure a {venue}.',
  canceledTitle: 'Aquesta reserva està cancel·lada',
  canceledText: 'Ja no hi ha cap taula al teu nom.',
  declinedTitle: 'No s’ha pogut acceptar la teva sol·licitud',
  declinedText: '{venue} no té taula per a tu en aquell moment. No hi ha res reservat.',
  overTitle: 'Aquesta reserva ja ha passat',
  overText: 'Si tens cap dubte, contacta amb {venue}.',
  allergies: 'Al·lèrgies',
  allergiesNotDescribed: 'Sí, sense detallar',
  seating: 'Taula',
  accessible: 'Accessible, sense graons',
  promo: 'Promoció',

  offerTitle: 'Hi ha una taula lliure per a tu',
  offerText: 'Se’t guarda fins al {moment}.',
  claimOffer: 'Accepta la taula',
  declineOffer: 'No, gràcies',
  waitPlaceFirst: 'Seràs qui rebi la pròxima taula a les {time}.',
  waitPlace: 'Tens el número {place} per a una taula a les {time}.',
  offerLapsed:
    'La teva oferta s’ha acabat i la taula pot ser per a altres persones. Continues a la llista d’espera.',
  offerDeclined:
    'Has rebutjat la taula. Continues a la llista d’espera i no t’ho tornarem a preguntar.',
  offerWithdrawn: 'Ja no se’t guarda la taula. Continues a la llista d’espera.',
  askAgain: 'Encara vull una taula',
  offerTaken: 'La taula ja és d’altres persones. Continues a la llista d’espera.',
  claimTime: 'Reserva a les {time}',
  claimDone: 'La taula és teva.',
  declineOfferDone: 'El restaurant sap que no vols aquesta taula.',
  askAgainDone: 'Gràcies. T’ho preguntarem quan sigui el teu torn.',

  reconfirmTitle: 'Encara compteu venir?',
  reconfirmText: 'Un simple sí ajuda el restaurant a organitzar-se.',
  reconfirm: 'Sí, vindrem',
  reconfirmed: 'Has confirmat la visita al restaurant.',
  reconfirmDone: 'Gràcies. El restaurant compta amb la teva visita.',
  sending: 'S’està enviant…',

  signBy:
    'Signa-la abans del {moment}. Després, el restaurant pot donar la teva taula a altres persones.',
  acceptPolicy: 'He llegit i accepto aquesta política de cancel·lació',
  acceptError: 'Marca la casella per signar la política.',
  signedAt: 'La vas signar el {moment}.',
  signDone: 'Gràcies. La política de cancel·lació està signada.',
  policyExpired:
    'El termini per signar va acabar el {moment}. Truca a {venue} per parlar de la reserva.',
  policyEnded: 'Aquesta política va acabar el {moment}.',
  charged: 'Cobrat: {amount}',
  refunded: 'Retornat: {amount}',

  changeOrCancelTitle: 'Han canviat els plans?',
  changeBooking: 'Canvia el dia, l’hora o els comensals',
  changeTitle: 'Canvia la reserva',
  currentBooking: 'Reservat ara: {what}',
  changeTo: 'Canvia a {day} a les {time}, per a {people}',
  sameAsBooked:
    'Això és el que tens reservat. Tria un altre dia, una altra hora o un altre nombre de comensals.',
  timeNotFree: 'A les {time} no hi ha taula aquest dia. Tria una altra hora.',
  changeRefused: 'La reserva no es pot passar a aquesta hora. Tria’n una altra.',
  keepUnchanged: 'Deixa-la com està',
  changeByPhone:
    'Aquesta reserva no es pot canviar per internet. Contacta amb {venue}, o cancel·la-la i fes-ne una altra.',
  moveDone: 'La teva reserva s’ha canviat.',
  moveDoneSign: 'La teva reserva s’ha canviat. Signa’n la política de cancel·lació.',

  changeGuestNotes: 'Canvia les peticions o les al·lèrgies',
  guestNotesTitle: 'Peticions i al·lèrgies',
  save: 'Desa',
  guestNotesDone: 'Desat. El restaurant ho veu amb la teva reserva.',

  cancelBooking: 'Cancel·la la reserva',
  cancelTitle: 'Cancel·lació de la reserva',
  cancelReasonTitle: 'Per què cancel·les?',
  reasonCHANGED_PLANS: 'Hem canviat de plans',
  reasonUNEXPECTED_SITUATION: 'Ha sorgit un imprevist',
  reasonBOOKED_ANOTHER_PLACE: 'Hem reservat en un altre lloc',
  reasonUPDATE_BOOKING: 'Volem venir en un altre moment',
  reasonOTHER: 'Un altre motiu',
  reasonError: 'Tria un motiu per continuar.',
  confirmCancelTitle: 'Vols cancel·lar definitivament?',
  cancelCostsNothing: 'Cancel·lar no costa res.',
  cancelFree: 'Cancel·lar és gratuït fins al {moment}.',
  cancelFee:
    'Cancel·lar era gratuït fins al {moment}. Segons la política que vas signar, ara el restaurant pot cobrar {total}.',
  confirmCancel: 'Sí, cancel·la la reserva',
  confirmCancelFee: 'Sí, cancel·la per {total}',
  keepBooking: 'No, mantén la reserva',
  cancelDone: 'La teva reserva està cancel·lada.',

  linkTitle: 'Aquest enllaç no obre cap reserva',
  linkText:
    'Potser hi falta una part. Copia l’enllaç sencer de la confirmació o contacta amb el restaurant.',
  outdated: 'La reserva ha canviat mentrestant. Ara està així.',
};
