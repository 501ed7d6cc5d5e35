import { messages as widget } from '../../diner/i18n/locales/de.ts';
import { policyTexts } from '../../domain/policy/locales/de.ts';
import type { ManageMessages } from './manage-messages.ts';

export const messages: ManageMessages = {
  ...widget,
  ...policyTexts,
  outcomeUnknown:
    'Die Verbindung brach ab, bevor eine Antwort kam. Drücken Sie noch einmal: Nichts geschieht doppelt.',
  notSetUp:
    'Ihre Reservierung ist von hier aus nicht zu erreichen. Öffnen Sie den Link aus Ihrer Bestätigung noch einmal, oder wenden Sie sich an das Restaurant.',

  yourBooking: 'Ihre Reservierung',
  pageTitle: 'Ihre Reservierung: {venue}',
  loadingBooking: 'Ihre Reservierung wird gesucht …',
  slow: 'Das dauert länger als sonst.',
  venueTime: 'Ortszeit des Restaurants',

  arrivedTitle: 'Herzlich willkommen',
  arrivedText: '{venue} wünscht Ihnen eine schöne Zeit.',
  attendedTitle: 'Danke für Ihren Besuch',
  attendedText: '{venue} freut sich auf ein Wiedersehen.',
  canceledTitle: 'Diese Reservierung ist storniert',
  canceledText: 'Für Sie ist kein Tisch mehr vorgemerkt.',
  declinedTitle: 'Ihre Anfrage konnte nicht angenommen werden',
  declinedText: '{venue} hat zu dieser Zeit keinen Tisch für Sie. Es ist nichts reserviert.',
  overTitle: 'Diese Reservierung ist vorbei',
  overText: 'Ist etwas unklar, wenden Sie sich an {venue}.',
  allergies: 'Allergien',
  allergiesNotDescribed: 'Ja, ohne nähere Angabe',
  seating: 'Platz',
  accessible: 'Barrierefrei, ohne Stufen',
  promo: 'Aktion',

  offerTitle: 'Ein Tisch ist für Sie frei',
  offerText: 'Er wird bis {moment} Uhr für Sie freigehalten.',
  claimOffer: 'Tisch nehmen',
  declineOffer: 'Nein, danke',
  waitPlaceFirst: 'Sie sind als Nächstes an der Reihe für einen Tisch um {time} Uhr.',
  waitPlace: 'Sie sind Nummer {place} für einen Tisch um {time} Uhr.',
  offerLapsed:
    'Ihr Angebot ist abgelaufen, und andere können den Tisch bekommen. Sie stehen weiter auf der Warteliste.',
  offerDeclined:
    'Sie haben den Tisch abgelehnt. Sie stehen weiter auf der Warteliste, und wir fragen Sie nicht noch einmal.',
  offerWithdrawn:
    'Der Tisch wird nicht mehr für Sie freigehalten. Sie stehen weiter auf der Warteliste.',
  askAgain: 'Ich möchte weiter einen Tisch',
  offerTaken: 'Der Tisch ist schon vergeben. Sie stehen weiter auf der Warteliste.',
  claimTime: '{time} Uhr reservieren',
  claimDone: 'Der Tisch gehört Ihnen.',
  declineOfferDone: 'Das Restaurant weiß, dass Sie diesen Tisch nicht möchten.',
  askAgainDone: 'Danke. Wir fragen Sie, wenn Sie an der Reihe sind.',

  reconfirmTitle: 'Kommen Sie noch?',
  reconfirmText: 'Ein kurzes Ja hilft dem Restaurant beim Planen.',
  reconfirm: 'Ja, wir kommen',
  reconfirmed: 'Sie haben Ihr Kommen bestätigt.',
  reconfirmDone: 'Danke. Das Restaurant weiß, dass Sie kommen.',

  signPolicy: 'Bedingungen unterschreiben',
  acceptPolicy: 'Ich habe diese Stornobedingungen gelesen und nehme sie an',
  acceptError: 'Setzen Sie das Häkchen, um zu unterschreiben.',
  signedAt: 'Von Ihnen unterschrieben am {moment} Uhr.',
  signDone: 'Danke. Die Stornobedingungen sind unterschrieben.',
  policyExpired:
    'Die Frist zum Unterschreiben endete am {moment} Uhr. Bitte rufen Sie wegen Ihrer Reservierung bei {venue} an.',
  policyEnded: 'Diese Bedingungen endeten am {moment} Uhr.',
  charged: 'Berechnet: {amount}',
  refunded: 'Erstattet: {amount}',

  changeOrCancelTitle: 'Haben sich Ihre Pläne geändert?',
  changeBooking: 'Tag, Zeit oder Gäste ändern',
  currentBooking: 'Jetzt reserviert: {what}',
  currentlyWaiting: 'Sie warten auf: {what}',
  changeTo: 'Ändern auf {day} um {time} Uhr, für {people}',
  notChangedYet:
    'Noch ist nichts geändert. Wählen Sie einen anderen Tag, eine andere Zeit oder eine andere Zahl von Gästen.',
  timeNotFree: 'Um {time} Uhr ist an diesem Tag kein Tisch frei. Wählen Sie eine andere Zeit.',
  changeRefused: 'Diese Änderung ist nicht möglich. Bitte wählen Sie eine andere Zeit.',
  keepUnchanged: 'Nichts ändern',
  changeByPhone: 'Das lässt sich online nicht ändern. Wenden Sie sich an {venue}.',
  moveDone: 'Ihre Änderung ist gespeichert.',
  moveDoneSign: 'Ihre Änderung ist gespeichert. Bitte unterschreiben Sie die Stornobedingungen.',

  changeGuestNotes: 'Wünsche oder Allergien ändern',
  guestNotesTitle: 'Wünsche und Allergien',
  save: 'Speichern',
  guestNotesDone: 'Gespeichert. Das Restaurant sieht es.',

  cancelBooking: 'Reservierung stornieren',
  cancelTitle: 'Reservierung stornieren',
  reasonTitle: 'Dürfen wir fragen, warum?',
  reasonCHANGED_PLANS: 'Unsere Pläne haben sich geändert',
  reasonUNEXPECTED_SITUATION: 'Es ist etwas dazwischengekommen',
  reasonBOOKED_ANOTHER_PLACE: 'Wir haben woanders reserviert',
  reasonUPDATE_BOOKING: 'Wir möchten zu einer anderen Zeit kommen',
  reasonOTHER: 'Ein anderer Grund',
  reasonError: 'Wählen Sie einen Grund, um fortzufahren.',
  confirmCancelTitle: 'Endgültig stornieren?',
  cancelCostsNothing: 'Stornieren kostet nichts.',
  cancelFree: 'Stornieren ist bis {moment} Uhr kostenlos.',
  cancelFee:
    'Bis {moment} Uhr war Stornieren kostenlos. Nach den Bedingungen, die Sie unterschrieben haben, kann das Restaurant jetzt {total} berechnen.',
  confirmCancel: 'Ja, Reservierung stornieren',
  confirmCancelFee: 'Ja, für {total} stornieren',
  keepBooking: 'Nein, Reservierung behalten',
  cancelDone: 'Ihre Reservierung ist storniert.',
  withdrawRequest: 'Anfrage zurückziehen',
  withdrawDone: 'Ihre Anfrage ist zurückgezogen.',
  leaveWaitList: 'Warteliste verlassen',
  leaveText:
    'Das Verlassen kostet nichts. Wenn Sie sich wieder eintragen, stehen Sie wieder am Ende der Liste.',
  confirmLeave: 'Ja, Warteliste verlassen',
  stayOnWaitList: 'Nein, auf der Warteliste bleiben',
  leaveDone: 'Sie haben die Warteliste verlassen.',
  leftTitle: 'Sie stehen nicht mehr auf der Warteliste',
  leftText: 'Ihnen wird kein Tisch mehr angeboten.',

  linkTitle: 'Dieser Link öffnet keine Reservierung',
  linkText:
    'Vielleicht fehlt ein Teil. Kopieren Sie den ganzen Link aus Ihrer Bestätigung, oder wenden Sie sich an das Restaurant.',
  outdated: 'Die Reservierung hat sich inzwischen geändert. So steht sie jetzt.',
};
