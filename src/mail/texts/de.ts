import type { MailTexts } from '../mail-texts.ts';

export const texts: MailTexts = {
  kinds: {
    BOOKED: {
      subject: 'Ihr Tisch bei {venue}: {when}',
      heading: 'Ihr Tisch ist reserviert',
      text: 'Wir freuen uns auf Sie.',
    },
    REQUESTED: {
      subject: 'Ihre Anfrage an {venue}: {when}',
      heading: 'Ihre Anfrage ist angekommen',
      text: 'Noch ist nichts reserviert. Wir schreiben Ihnen, sobald {venue} geantwortet hat.',
    },
    WAIT_LIST_JOINED: {
      subject: 'Warteliste bei {venue}: {when}',
      heading: 'Sie stehen auf der Warteliste',
      text: 'Noch ist nichts reserviert. {venue} meldet sich, wenn ein Tisch frei wird.',
    },
    SIGNATURE_NEEDED: {
      subject: 'Ihre Unterschrift fehlt noch: {venue}, {when}',
      heading: 'Ihre Unterschrift fehlt noch',
      text: 'Bitte unterschreiben Sie die Stornobedingungen bis {deadline} Uhr. Danach kann das Restaurant Ihren Tisch anderweitig vergeben.',
    },
    CONFIRMED: {
      subject: 'Bestätigt: {venue}, {when}',
      heading: 'Ihre Reservierung ist bestätigt',
      text: 'Ihr Tisch ist reserviert. Wir freuen uns auf Sie.',
    },
    DECLINED: {
      subject: 'Ihre Anfrage an {venue} konnte nicht angenommen werden',
      heading: 'Ihre Anfrage konnte nicht angenommen werden',
      text: '{venue} hat zu dieser Zeit keinen Tisch für Sie. Es ist nichts reserviert. Vielleicht ist zu einer anderen Zeit etwas frei.',
    },
    CHANGED: {
      subject: 'Geändert: {venue}, {when}',
      heading: 'Ihre Reservierung wurde geändert',
      text: 'So ist der Stand jetzt.',
    },
    CANCELED: {
      subject: 'Storniert: {venue}, {when}',
      heading: 'Ihre Reservierung ist storniert',
      text: 'Für Sie ist kein Tisch mehr vorgemerkt.',
    },
    OFFERED: {
      subject: 'Ein Tisch für Sie bei {venue}: {when}',
      heading: 'Ein Tisch ist für Sie frei',
      text: '{venue} hält ihn bis {until} Uhr für Sie frei. Drücken Sie auf die Schaltfläche und dann auf „Tisch nehmen“. Danach wird er anderen angeboten.',
    },
    OFFER_EXPIRED: {
      subject: 'Ihr Tisch bei {venue} wird nicht mehr freigehalten: {when}',
      heading: 'Der Tisch wird nicht mehr für Sie freigehalten',
      text: 'Er kann jetzt an andere gehen. Sie stehen weiter auf der Warteliste: Auf Ihrer Seite sehen Sie Ihren Platz und können sagen, dass Sie weiter einen Tisch möchten.',
    },
    TABLE_READY: {
      subject: 'Ihr Tisch bei {venue} ist bereit',
      heading: 'Ihr Tisch ist bereit',
      text: 'Bitte kommen Sie jetzt: {venue} hält ihn bis {until} Uhr für Sie frei.',
    },
    REMINDER: {
      subject: 'Erinnerung: {venue}, {when}',
      heading: 'Bis bald',
      text: 'Ihr Tisch ist reserviert. Wenn sich Ihre Pläne geändert haben, sagen Sie es dem Restaurant bitte über die Schaltfläche unten.',
    },
    RECONFIRM: {
      subject: 'Kommen Sie noch? {venue}, {when}',
      heading: 'Kommen Sie noch?',
      text: 'Ein kurzes Ja hilft dem Restaurant beim Planen. Bestätigen Sie es bitte auf der Seite Ihrer Reservierung.',
    },
    VENUE_REQUESTED: {
      subject: 'Neue Anfrage: {when}',
      heading: 'Eine Anfrage wartet auf Ihre Antwort',
      text: 'Bestätigen Sie sie in der Teamansicht oder lehnen Sie sie ab. Der Gast erfährt es sofort.',
    },
    VENUE_CANCELED: {
      subject: 'Kurzfristig storniert: {when}',
      heading: 'Eine Reservierung wurde kurzfristig storniert',
      text: 'Der Tisch ist wieder frei.',
    },
  },
  leftWaitList: {
    subject: 'Nicht mehr auf der Warteliste: {venue}, {when}',
    heading: 'Sie stehen nicht mehr auf der Warteliste',
    text: 'Ihnen wird kein Tisch mehr angeboten.',
  },
  greeting: 'Guten Tag {name},',
  greetingWithoutName: 'Guten Tag,',
  when: 'Wann',
  guests: 'Gäste',
  adults: 'Erwachsene',
  children: 'Kinder',
  area: 'Bereich',
  experience: 'Erlebnis',
  extras: 'Extras',
  bookedAs: 'Name',
  manage: 'Ansehen, ändern oder stornieren',
  sign: 'Lesen und unterschreiben',
  claim: 'Angebot ansehen',
  reconfirm: 'Bestätigen oder stornieren',
  openWaitList: 'Platz ansehen',
  answer: 'Anfrage beantworten',
  open: 'Reservierung öffnen',
  otherTime: 'Eine andere Zeit suchen',
  freeTimes: 'Zu diesen Zeiten ist im Moment ein Tisch frei:',
  linkIsPersonal:
    'Dieser Link ist nur für Sie: Wer ihn hat, kann die Reservierung ändern oder stornieren.',
  waitListLinkIsPersonal:
    'Dieser Link ist nur für Sie: Wer ihn hat, kann an Ihrer Stelle einen Tisch annehmen oder die Warteliste verlassen.',
  reason: 'Sie erhalten diese Nachricht wegen einer Reservierung bei {venue}.',
  test: {
    subject: 'Test-E-Mail von {venue}',
    heading: 'Der E-Mail-Versand funktioniert',
    text: 'Sie haben in der Teamansicht von {venue} gefragt, ob E-Mails ankommen. Diese ist angekommen. Gäste erhalten ihre von derselben Adresse.',
  },
  venueReason: 'Sie erhalten diese Nachricht, weil dies die Kontaktadresse von {venue} ist.',
  webhook: {
    subject: 'Der Webhook von {partner} ist deaktiviert',
    heading: 'Ein Webhook ist deaktiviert',
    because: {
      GONE: 'Der Server von {partner} hat geantwortet, dass es diese Adresse nicht mehr gibt. {venue} sendet ihm deshalb nichts mehr.',
      FAILING:
        'Der Server von {partner} hat fünf Tage lang nichts angenommen. {venue} sendet ihm deshalb nichts mehr.',
    },
    partner: 'Partner',
    address: 'Adresse',
    failingSince: 'Gestört seit',
    lastAnswer: 'Letzte Antwort',
    problems: {
      TIMEOUT: 'keine Antwort in der gesetzten Zeit',
      NAME_NOT_RESOLVED: 'den Namen der Adresse gibt es nicht',
      ADDRESS_NOT_ALLOWED: 'die Adresse liegt in einem privaten Netz oder ist nicht https',
      CERTIFICATE: 'das Zertifikat ist ungültig',
      NOT_CONNECTED: 'keine Verbindung',
    },
    whatToDo: 'Was zu tun ist:',
    steps: [
      'Bitten Sie {partner}, die Adresse in Ordnung zu bringen.',
      'Aktivieren Sie den Webhook danach in der Teamansicht wieder, unter Haus › Webhooks.',
      'Senden Sie dort erneut, was fehlt, oder lassen Sie {partner} es von /v3/events lesen. Ereignisse werden 30 Tage lang aufbewahrt.',
    ],
    open: 'Webhooks öffnen',
  },
  sheet: {
    subject: '{day}: {totals}',
    heading: 'Die Reservierungen des Tages',
    totals: (bookings, covers) =>
      `${bookings === 1 ? '1 Reservierung' : `${bookings} Reservierungen`}, ${covers === 1 ? '1 Gast' : `${covers} Gäste`}`,
    empty: 'Für diesen Tag gibt es noch keine Reservierungen.',
    allergies: (what) => `Allergien: ${what}`,
    allergiesUnknown: 'hat Allergien; welche, ist nicht bekannt: fragen',
    wishes: (what) => `Wünsche: ${what}`,
    note: (what) => `Notiz: ${what}`,
    aboutGuest: (what) => `Über den Gast: ${what}`,
    notConfirmed: 'nicht bestätigt',
    withoutName: 'ohne Namen',
    open: 'Den Tag öffnen',
  },
};
