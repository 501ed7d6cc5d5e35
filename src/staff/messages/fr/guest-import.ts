import type { MessageParts } from '../staff-messages.ts';

/** Texts about guests who are taken over from another system. */
export const guestImport = {
  guestImport: {
    intro:
      'Importe des clients d’un autre système à partir d’un fichier CSV, tel que l’enregistrent les tableurs. Les clients déjà connus par e-mail ou téléphone reçoivent ce qui manque ; rien n’est écrasé.',
    noConsent:
      'Par une importation, personne ne consent à recevoir des e-mails ou de la publicité.',
    choose: 'Choisir un fichier',
    chooseAnother: 'Choisir un autre fichier',
    fileHint: 'Jusqu’à 10 000 clients. Une ligne contient les noms des colonnes.',
    fileFaults: {
      UNREADABLE: 'Ce fichier n’a pas pu être lu.',
      SPREADSHEET:
        'C’est une feuille de calcul. Enregistrez-la en CSV et choisissez ce fichier-là.',
      TOO_LARGE: 'Ce fichier est trop volumineux. Divisez-le en plusieurs.',
      EMPTY: 'Ce fichier n’a aucun client sous les noms des colonnes.',
    },
    tooMany: (most) =>
      `Ce fichier a plus de ${most} clients. Divisez-le en plusieurs, chacun avec les noms des colonnes.`,
    columns: 'Que contient chaque colonne ?',
    columnsHint: 'Deviné d’après les noms des colonnes. Changez ce qui n’est pas correct.',
    fields: {
      name: 'Nom',
      lastName: 'Nom de famille',
      email: 'E-mail',
      phone: 'Téléphone',
      birthDate: 'Date de naissance',
      birthMonth: 'Mois de naissance',
      birthYear: 'Année de naissance',
      postalCode: 'Code postal',
      language: 'Langue',
      country: 'Pays',
      privateNotes: 'Notes',
      tags: 'Étiquettes',
      isVip: 'VIP',
      earlierVisitsCount: 'Visites antérieures',
      earlierLastVisitOn: 'Dernière visite antérieure',
    },
    none: 'Non importé',
    example: (text) => `Le premier client : ${text}`,
    nameMissing: 'Choisissez la colonne du nom.',
    contactMissing: 'Choisissez la colonne de l’e-mail ou celle du téléphone.',
    check: 'Vérifier le fichier',
    checking: 'Vérification du fichier…',
    result: 'Voici ce que fera l’importation :',
    created: (guests) => (guests === 1 ? '1 nouveau client' : `${guests} nouveaux clients`),
    completed: (guests) =>
      guests === 1
        ? '1 client connu reçoit ce qui manque'
        : `${guests} clients connus reçoivent ce qui manque`,
    unchanged: (guests) =>
      guests === 1 ? '1 client connu reste inchangé' : `${guests} clients connus restent inchangés`,
    nothingNew: 'Il n’y a rien à importer : tout ce que contient le fichier est déjà connu.',
    nationalPhones: (numbers, country) =>
      numbers === 1
        ? `1 numéro sans indicatif de pays est lu comme national (${country})`
        : `${numbers} numéros sans indicatif de pays sont lus comme nationaux (${country})`,
    becomes: (typed, phone) => `${typed} devient ${phone}`,
    otherNames: (count) =>
      count === 1
        ? '1 ligne partage son e-mail ou son téléphone avec un autre nom'
        : `${count} lignes partagent leur e-mail ou leur téléphone avec un autre nom`,
    sharedBy: (contact, guest, name) => `${contact} correspond à ${guest} et à ${name}.`,
    sameGuest: (guest) => `${guest} garde son nom et reçoit ce qui manque.`,
    ownGuest: (name) => `${name} est un autre client, sans cette coordonnée.`,
    lineLeftOut: 'Cette ligne est laissée de côté.',
    oneOrTwo: 'Un client ou deux ?',
    forOtherNames: {
      SAME_GUEST: 'Un client : le nom reste',
      OWN_GUEST: 'Deux clients : le second sans la coordonnée commune',
      LEFT_OUT: 'Laisser ces lignes de côté, à corriger',
    },
    faultyLines: (lines) =>
      lines === 1 ? '1 ligne a une erreur' : `${lines} lignes ont des erreurs`,
    faultsHint:
      'Les autres lignes peuvent être importées. Téléchargez celles-ci, corrigez-les et choisissez ce fichier-là : il dit ce qui ne va pas.',
    onlyFaultsHint:
      'Téléchargez les lignes, corrigez-les et choisissez ce fichier-là : il dit ce qui ne va pas.',
    faultsLabel: 'Erreurs',
    more: (count) => `et ${count} de plus`,
    line: (line) => `Ligne ${line} :`,
    lines: (lines) => (lines === 1 ? '1 ligne :' : `${lines} lignes :`),
    exampleInLine: (text, line) => `Comme à la ligne ${line} : « ${text} »`,
    firstInLine: (line) => `La première, ligne ${line}`,
    download: (lines) =>
      lines === 1
        ? 'Télécharger la ligne avec une erreur'
        : `Télécharger les ${lines} lignes avec des erreurs`,
    whatIsWrong: 'Ce qui ne va pas',
    toCorrect: 'à corriger',
    leftOut: (lines) =>
      lines === 1 ? '1 ligne est laissée de côté' : `${lines} lignes sont laissées de côté`,
    whichDate: (date) => `Quelle date est ${date} ?`,
    datesOpen:
      'Certaines dates peuvent se lire de deux façons. Indiquez ci-dessous laquelle est la bonne.',
    datesMixed:
      'Certaines dates commencent par le jour, d’autres par le mois. Indiquez ci-dessous ce qui est juste : les autres sont mises de côté, à corriger.',
    whichOrder: 'Quel ordre est le bon ?',
    dateOrders: { DAY_FIRST: 'Le jour d’abord', MONTH_FIRST: 'Le mois d’abord' },
    dateOrdersRead: {
      DAY_FIRST: 'Les dates sont lues avec le jour d’abord, comme le montre le fichier.',
      MONTH_FIRST: 'Les dates sont lues avec le mois d’abord, comme le montre le fichier.',
    },
    fieldFaults: {
      name: 'le nom n’a ni lettre ni chiffre, ou dépasse 255 caractères.',
      email: 'ce n’est pas une adresse e-mail.',
      phone:
        'le téléphone est illisible. Écrivez-le avec l’indicatif du pays, comme +34 600 000 000.',
      birthDate: 'la date de naissance doit s’écrire 1980-12-31.',
      postalCode: 'le code postal est trop long.',
      language: 'la langue doit être en, es, ca, it, de, fr, pt ou eu.',
      country: 'le pays doit être un code de deux lettres, comme ES.',
      privateNotes: 'les notes dépassent 2048 caractères.',
      tags: 'une étiquette dépasse 40 caractères, ou il y en a plus de 20.',
      isVip: 'VIP doit être oui ou non.',
      earlierVisitsCount: 'le nombre de visites doit être un nombre entier.',
      earlierLastVisitOn: 'la dernière visite doit être une date passée, comme 2024-12-31.',
    },
    lineFaults: {
      FIELD_NOT_VALID: 'quelque chose n’est pas valable.',
      NO_CONTACT: 'il faut un e-mail ou un numéro de téléphone.',
      UNCLOSED_QUOTES: 'des guillemets s’ouvrent ici et ne se ferment pas.',
      OTHER_NAME: 'quelqu’un d’un autre nom a cet e-mail ou ce téléphone.',
    },
    importNow: (guests) => (guests === 1 ? 'Importer 1 client' : `Importer ${guests} clients`),
    importAction: 'Importer',
    importing: 'Importation des clients en cours. Cela peut prendre une minute…',
    done: 'Les clients sont importés.',
  },
} satisfies MessageParts['guestImport'];
