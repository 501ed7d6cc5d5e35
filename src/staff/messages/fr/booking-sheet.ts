import type { RuleFacts } from '../en/booking-sheet.ts';
import type { MessageParts } from '../staff-messages.ts';

const guests = (n: number) => (n < 2 ? `${n} convive` : `${n} convives`);
const minutes = (n: number) => (n < 2 ? `${n} minute` : `${n} minutes`);

/** How many pieces are taken, and how many the booking asks for. */
function stock(what: string, { time, limit, taken, pieces }: RuleFacts): string {
  return `À ${time}, ${what} : ${taken ?? 0} sur ${limit ?? 0} déjà ${(taken ?? 0) < 2 ? 'prise' : 'prises'} ; il en faut ${pieces} ici.`;
}

/** Texts of the sheet in which staff take, change and answer bookings. */
export const bookingSheet = {
  bookingSheet: {
    headingNew: 'Nouvelle réservation',
    headingEdit: (who) => `Modifier : ${who}`,
    headingAnswer: (who) => `Répondre : ${who}`,
    who: 'Qui',
    when: 'Quand',
    what: 'Quoi',
    nameOrPhone: 'Nom ou téléphone',
    newGuest: 'Nouveau client',
    changeGuest: 'Changer le client',
    addGuest: 'Ajouter le client',
    nameOrPhoneHint: 'Les deux ensemble si besoin : Rosa Ferrer 612 345 678',
    readAs: (name, phone) => `Nom ${name}, téléphone ${phone}`,
    readAsPhone: (phone) => `Téléphone ${phone}`,
    name: 'Nom',
    phone: 'Téléphone',
    email: 'E-mail (facultatif)',
    nameMissing: 'Saisir un nom. Une lettre suffit.',
    phoneInvalid:
      'Saisir un numéro de téléphone. Un numéro étranger commence par + et l’indicatif du pays.',
    emailInvalid: 'Saisir une adresse e-mail, ou rien.',
    tooLong: (most) => `${most} caractères au plus.`,
    party: 'Convives',
    adults: 'Adultes',
    children: 'Enfants',
    paxInvalid: 'Entre 1 et 100.',
    childrenInvalid: 'Entre 0 et 100.',
    countInvalid: 'Entre 0 et 1000.',
    day: 'Jour',
    today: 'Aujourd’hui',
    tomorrow: 'Demain',
    otherDay: 'Autre jour',
    dayInvalid: 'Choisir un jour.',
    times: 'Heure',
    pastTimes: (shift) => `${shift}, déjà passé`,
    otherTime: 'Autre heure',
    timeMissing: 'Choisir une heure.',
    loadingTimes: 'Recherche des heures…',
    noTimes: 'Pas de service ce jour-là. On peut quand même saisir une heure.',
    timesFailed: 'Les heures n’ont pas pu être chargées. On peut quand même en saisir une.',
    timeStays: 'Les clients sont là : le jour et l’heure ne changent plus.',
    guestsWait: 'Les clients attendent : ils n’ont encore ni heure ni table.',
    onlyNotes: 'Cette réservation est close. Seules ses notes peuvent encore changer.',
    inArea: (tables, area) => `${tables}, ${area}`,
    moves: (n) => (n < 2 ? `${n} réservation déplacée` : `${n} réservations déplacées`),
    rule: {
      CLOSED: 'fermé',
      AREA_NOT_OFFERED: 'espace fermé',
      EXPERIENCE_REQUIRED: 'menu seulement',
      EXPERIENCE_NOT_OFFERED: 'menu non servi',
      TICKETS_NOT_ALLOWED: 'nombre de menus',
      ADD_ONS_NOT_OFFERED: 'extras non servis',
      OFF_STEP: 'hors créneau',
      PAST: 'passé',
      TOO_SOON: 'trop tard pour réserver',
      TOO_FAR_AHEAD: 'trop loin',
      PARTY_TOO_SMALL: 'trop peu de convives',
      PARTY_TOO_LARGE: 'trop de convives',
      COVERS_PER_SLOT: 'complet',
      PARTIES_PER_SLOT: 'complet',
      HIGH_CHAIRS: 'pas de chaise haute',
      STROLLERS: 'pas de place pour poussettes',
      ADD_ON_STOCK: 'extras épuisés',
      NO_TABLE_FREE: 'pas de table',
      TABLES_TOO_SMALL: 'table trop petite',
      TABLES_TOO_LARGE: 'table trop grande',
      MOVES_FROZEN: 'd’autres à déplacer',
      NEXT_AT_RISK: 'juste pour les suivants',
      OFFERED: 'proposée',
      BLOCKED: 'bloquée',
    },
    tableTaken: 'table prise',
    ruleWithNumbers: (word, taken, limit) => `${word}, ${taken}/${limit}`,
    ruleSentence: {
      CLOSED: ({ time }) => `À ${time}, c’est fermé.`,
      AREA_NOT_OFFERED: ({ time }) =>
        `L’espace choisi n’est pas ouvert aux réservations à ${time}.`,
      EXPERIENCE_REQUIRED: ({ time }) => `À ${time}, on ne réserve qu’avec un menu.`,
      EXPERIENCE_NOT_OFFERED: ({ time }) => `Le menu réservé n’est pas servi à ${time}.`,
      TICKETS_NOT_ALLOWED: () => 'Le nombre de menus ne va pas avec le nombre de convives.',
      ADD_ONS_NOT_OFFERED: ({ time }) => `Les extras réservés ne sont pas servis à ${time}.`,
      OFF_STEP: ({ time, limit }) =>
        limit === null
          ? `D’habitude, rien ne commence à ${time}.`
          : `Les réservations commencent toutes les ${minutes(limit)} ; ${time} tombe entre deux.`,
      PAST: ({ time }) => `${time} est déjà passé.`,
      TOO_SOON: ({ limit }) =>
        limit === null
          ? 'Il est trop tard pour réserver à cette heure.'
          : `On réserve jusqu’à ${minutes(limit)} avant.`,
      TOO_FAR_AHEAD: ({ limit }) =>
        limit === null
          ? 'Ce jour est trop loin.'
          : `On réserve jusqu’à ${limit < 2 ? `${limit} jour` : `${limit} jours`} à l’avance.`,
      PARTY_TOO_SMALL: ({ limit, covers: own }) =>
        `À cette heure, il faut au moins ${guests(limit ?? 0)} ; ici, il y en a ${own}.`,
      PARTY_TOO_LARGE: ({ limit, covers: own }) =>
        `À cette heure, on prend au plus ${guests(limit ?? 0)} ; ici, il y en a ${own}.`,
      COVERS_PER_SLOT: ({ time, limit, taken, covers: own }) =>
        `Couverts à ${time} : ${limit ?? 0} au maximum, ${taken ?? 0} pris ; avec ce groupe, ${(taken ?? 0) + own}.`,
      PARTIES_PER_SLOT: ({ time, limit, taken }) =>
        `Réservations à ${time} : ${limit ?? 0} au maximum, ${taken ?? 0} prises ; avec celle-ci, ${(taken ?? 0) + 1}.`,
      HIGH_CHAIRS: (facts) => stock('chaises hautes', facts),
      STROLLERS: (facts) => stock('places pour poussettes', facts),
      ADD_ON_STOCK: ({ time }) => `Il n’y a pas assez des extras réservés à ${time}.`,
      NO_TABLE_FREE: ({ time, covers: own }) =>
        `Aucune table pour ${own} n’est libre à ${time}. La réservation restera sans table tant que personne n’en choisit une.`,
      TABLES_TOO_SMALL: ({ limit, covers: own }) =>
        `Places aux tables choisies : ${limit ?? 0} ; convives : ${own}.`,
      TABLES_TOO_LARGE: ({ limit, covers: own }) =>
        `Les tables choisies sont faites pour ${limit ?? 0} ou plus ; ici, il y a ${guests(own)}.`,
      MOVES_FROZEN: ({ limit }) =>
        limit === null
          ? 'Il faudrait déplacer une autre réservation peu avant l’arrivée de ses clients.'
          : `Il faudrait déplacer une autre réservation moins de ${minutes(limit)} avant l’arrivée de ses clients.`,
      NEXT_AT_RISK: () => 'Les clients suivants à cette table devront peut-être attendre.',
      OFFERED: () =>
        'Cette table est proposée à des clients de la liste d’attente ; ils seront prévenus qu’elle n’est plus là.',
      BLOCKED: () => 'Ces tables sont bloquées.',
    },
    tableTakenSentence: (tables, time) =>
      `Déjà pris à ${time} : ${tables}. Choisir une autre table ou une autre heure.`,
    timeRefused: 'Cette heure n’existe pas ce jour-là. En choisir une autre.',
    tablesRefused: 'Choisir d’autres tables.',
    fieldRefused: 'Cela ne peut pas être enregistré ainsi.',
    bookAnyway: 'Réserver quand même',
    saveAnyway: 'Enregistrer quand même',
    offerAnyway: 'Proposer quand même',
    setAside: 'Sera réservé quand même.',
    askManager: 'Demander au responsable',
    managerIsAsked:
      'Un responsable l’autorise avec son code PIN quand vous appuyez sur le bouton ci-dessous.',
    notAnyway: 'Finalement non',
    findTable: 'Trouver une autre table',
    tables: 'Table',
    tablesFound: (tables) => `Automatique : ${tables}`,
    tablesToFind: 'Automatique',
    elsewhere: 'Ailleurs',
    covers: (min, max) => (min === max ? `${min}` : `${min}–${max}`),
    tableLabel: (name, seats, taken) =>
      `${name}, pour ${seats}${taken === null ? '' : `, ${taken}`}`,
    takenFrom: (from, to) => `${from}–${to}`,
    allergies: 'Allergies',
    unknownAllergies: 'A des allergies, sans qu’on sache lesquelles',
    occasion: 'Occasion',
    noOccasion: 'Aucune',
    experience: 'Expérience',
    noExperience: 'Aucune',
    wishes: 'Demandes particulières',
    duration: 'Durée',
    usualDuration: 'Habituelle',
    usualMinutes: (n) => `Habituelle, ${n} min`,
    sameDuration: (n) => `Inchangée, ${n} min`,
    minutes: (n) => `${n} min`,
    area: 'Espace',
    anyArea: 'Peu importe',
    highlight: 'Mettre en avant dans les listes',
    exemptFromPace: 'Ne compte pas dans la cadence',
    highChairs: 'Chaises hautes',
    privacy: 'Comment le client a-t-il appris ce que deviennent ses données ?',
    privacyTold: { BY_PHONE: 'Dit au téléphone', IN_PERSON: 'Dit sur place' },
    dayAndTime: (day, time) => (day === '' ? time : `${day} ${time}`),
    book: (summary) => `Réserver : ${summary}`,
    save: (summary) => `Enregistrer : ${summary}`,
    offer: (time) => `Proposer ${time}`,
    confirm: (time) => `Confirmer ${time}`,
    sending: 'Envoi…',
    booked: (summary) => `Réservé : ${summary}.`,
    saved: (summary) => `Enregistré : ${summary}.`,
    offered: (summary) => `Confirmé : ${summary}.`,
    action: { new: 'Réserver', edit: 'Enregistrer', answer: 'Proposer' },
    changedElsewhere: 'Cette réservation a été modifiée ailleurs entre-temps :',
    difference: (field, before, now) => `${field} : ${before} → ${now}`,
    checkAgain: 'Vérifier ce qui est ici, puis appuyer de nouveau sur le bouton.',
    movedNotConfirmed: (time, why) =>
      `La réservation est maintenant à ${time}, mais elle n’est pas confirmée et reste une demande. ${why}`,
    draft: 'Voici ce qui avait été saisi.',
    startAfresh: 'Recommencer',
    linkHeading: 'Le client doit encore accepter les conditions d’annulation',
    linkLabel: 'Lien pour le client',
    showLink: 'Afficher le lien',
    copyLink: 'Copier le lien',
    linkCopied: 'Copié.',
    copyFailed: 'Le lien n’a pas pu être copié. Le sélectionner et le copier à la main.',
    done: 'Terminé',
  },
} satisfies MessageParts['bookingSheet'];
