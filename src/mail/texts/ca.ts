import type { MailTexts } from '../mail-texts.ts';

export const texts: MailTexts = {
  kinds: {
    BOOKED: {
      subject: 'La teva taula a {venue}: {when}',
      heading: 'La teva taula està reservada',
      text: 'T’hi esperem.',
    },
    REQUESTED: {
      subject: 'La teva sol·licitud a {venue}: {when}',
      heading: 'Hem rebut la teva sol·licitud',
      text: 'Encara no hi ha res reservat. T’escriurem tan bon punt {venue} respongui.',
    },
    WAIT_LIST_JOINED: {
      subject: 'Llista d’espera a {venue}: {when}',
      heading: 'Ets a la llista d’espera',
      text: 'Encara no hi ha res reservat. {venue} t’avisarà si queda lliure una taula.',
    },
    SIGNATURE_NEEDED: {
      subject: 'Falta la teva signatura per a la taula a {venue}: {when}',
      heading: 'Falta la teva signatura',
      text: 'Signa la política de cancel·lació abans del {deadline}. Passat aquest termini, el restaurant pot donar la teva taula a altres persones.',
    },
    CONFIRMED: {
      subject: 'Confirmada: {venue}, {when}',
      heading: 'La teva reserva està confirmada',
      text: 'La teva taula està reservada. T’hi esperem.',
    },
    DECLINED: {
      subject: 'No s’ha pogut acceptar la teva sol·licitud a {venue}',
      heading: 'No s’ha pogut acceptar la teva sol·licitud',
      text: '{venue} no té taula per a tu en aquell moment. No hi ha res reservat. Potser hi ha taula a una altra hora.',
    },
    CHANGED: {
      subject: 'Canvi a la teva reserva: {venue}, {when}',
      heading: 'La teva reserva ha canviat',
      text: 'Ara queda així.',
    },
    CANCELED: {
      subject: 'Reserva cancel·lada: {venue}, {when}',
      heading: 'La teva reserva està cancel·lada',
      text: 'Ja no hi ha cap taula al teu nom.',
    },
    OFFERED: {
      subject: 'Una taula per a tu a {venue}: {when}',
      heading: 'Hi ha una taula lliure per a tu',
      text: '{venue} te la guarda fins al {until}. Prem el botó i després «Accepta la taula». Passat aquest termini s’ofereix a altres persones.',
    },
    OFFER_EXPIRED: {
      subject: 'Ja no se’t guarda la taula a {venue}: {when}',
      heading: 'Ja no se’t guarda la taula',
      text: 'Ara pot ser per a altres persones. Continues a la llista d’espera: a la teva pàgina pots veure el teu lloc o dir que encara vols una taula.',
    },
    TABLE_READY: {
      subject: 'La teva taula a {venue} és a punt',
      heading: 'La teva taula és a punt',
      text: 'Vine ara, si us plau: {venue} te la guarda fins a les {until}.',
    },
    REMINDER: {
      subject: 'Recordatori: {venue}, {when}',
      heading: 'Ens veiem aviat',
      text: 'La teva taula està reservada. Si han canviat els teus plans, avisa el restaurant amb el botó de sota.',
    },
    RECONFIRM: {
      subject: 'Encara compteu venir? {venue}, {when}',
      heading: 'Encara compteu venir?',
      text: 'Un sí ajuda el restaurant a organitzar-se. Prem el botó i confirma-ho a la pàgina de la teva reserva.',
    },
    VENUE_REQUESTED: {
      subject: 'Sol·licitud nova: {when}',
      heading: 'Hi ha una sol·licitud per respondre',
      text: 'Accepta-la o rebutja-la a la vista de l’equip. El client rep la resposta de seguida.',
    },
    VENUE_CANCELED: {
      subject: 'Cancel·lada a última hora: {when}',
      heading: 'S’ha cancel·lat una reserva a última hora',
      text: 'La seva taula torna a estar lliure.',
    },
  },
  leftWaitList: {
    subject: 'Fora de la llista d’espera: {venue}, {when}',
    heading: 'Ja no ets a la llista d’espera',
    text: 'Ja no se t’oferirà cap taula.',
  },
  greeting: 'Hola, {name}:',
  greetingWithoutName: 'Hola:',
  when: 'Quan',
  guests: 'Comensals',
  adults: 'Adults',
  children: 'Infants',
  area: 'Zona',
  experience: 'Experiència',
  extras: 'Extres',
  bookedAs: 'Nom',
  manage: 'Veure, canviar o cancel·lar',
  sign: 'Llegir i signar',
  claim: 'Veure l’oferta',
  reconfirm: 'Confirmar o cancel·lar',
  openWaitList: 'Veure el meu lloc',
  answer: 'Respondre a la sol·licitud',
  open: 'Obrir la reserva',
  otherTime: 'Buscar una altra hora',
  freeTimes: 'De moment, hi ha taula a aquestes hores:',
  linkIsPersonal:
    'Aquest enllaç és només per a tu: qui el tingui pot canviar o cancel·lar la reserva.',
  waitListLinkIsPersonal:
    'Aquest enllaç és només per a tu: qui el tingui pot acceptar una taula o sortir de la llista d’espera en lloc teu.',
  reason: 'Reps aquest missatge per una reserva a {venue}.',
  test: {
    subject: 'Correu de prova de {venue}',
    heading: 'El correu funciona',
    text: 'Has preguntat a la vista de l’equip de {venue} si arriben els correus. Aquest ha arribat. Els clients reben els seus des de la mateixa adreça.',
  },
  venueReason: 'Reps aquest missatge perquè aquesta és l’adreça de contacte de {venue}.',
  webhook: {
    subject: 'El webhook de {partner} està desactivat',
    heading: 'S’ha desactivat un webhook',
    because: {
      GONE: 'El servidor de {partner} ha respost que aquesta adreça ja no existeix, de manera que {venue} ja no li envia res més.',
      FAILING:
        'El servidor de {partner} no ha acceptat res durant cinc dies, de manera que {venue} ja no li envia res més.',
    },
    partner: 'Plataforma',
    address: 'Adreça',
    failingSince: 'Falla des de',
    lastAnswer: 'Darrera resposta',
    problems: {
      TIMEOUT: 'sense resposta a temps',
      NAME_NOT_RESOLVED: 'el nom de l’adreça no existeix',
      ADDRESS_NOT_ALLOWED: 'l’adreça és en una xarxa privada o no és https',
      CERTIFICATE: 'el certificat no és vàlid',
      NOT_CONNECTED: 'sense connexió',
    },
    whatToDo: 'Què cal fer:',
    steps: [
      'Demana a {partner} que arregli l’adreça.',
      'Després, torna a activar el webhook a la vista de l’equip, a Local › Webhooks.',
      'Reenvia des d’allà el que s’ha perdut, o demana a {partner} que ho llegeixi a /v3/events. Els esdeveniments es guarden 30 dies.',
    ],
    open: 'Obrir els webhooks',
  },
  sheet: {
    subject: '{day}: {totals}',
    heading: 'Les reserves del dia',
    totals: (bookings, covers) =>
      `${bookings === 1 ? '1 reserva' : `${bookings} reserves`}, ${covers === 1 ? '1 comensal' : `${covers} comensals`}`,
    empty: 'Encara no hi ha reserves per a aquest dia.',
    allergies: (what) => `Al·lèrgies: ${what}`,
    allergiesUnknown: 'té al·lèrgies, no se sap quines: cal preguntar',
    wishes: (what) => `Peticions: ${what}`,
    note: (what) => `Nota: ${what}`,
    aboutGuest: (what) => `Sobre el client: ${what}`,
    notConfirmed: 'sense confirmar',
    withoutName: 'sense nom',
    open: 'Obrir el dia',
  },
};
