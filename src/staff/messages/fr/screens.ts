import type { StaffMessages } from '../staff-messages.ts';

/** Texts of the screens: sign-in, day, connection, errors. */
export const screens = {
  title: (venue) => `${venue} – Équipe`,
  close: 'Fermer',
  back: 'Retour',
  dismiss: 'Masquer',
  tryAgain: 'Réessayer',
  undo: 'Revenir',
  loading: 'Chargement…',
  session: {
    heading: 'Connexion',
    again: 'Se reconnecter pour continuer',
    againReason: 'La session a pris fin. Ce qui a été saisi est encore là.',
    email: 'E-mail',
    password: 'Mot de passe',
    signIn: 'Se connecter',
    signingIn: 'Connexion…',
    signOut: 'Se déconnecter',
    emailMissing: 'Saisir l’adresse e-mail.',
    passwordMissing: 'Saisir le mot de passe.',
    wrong: 'E-mail ou mot de passe incorrect.',
    code: 'Code',
    codeHint: 'Les six chiffres de votre application, ou un code de secours.',
    codeMissing: 'Saisir le code.',
    codeWrong: 'Le code est incorrect, ou a déjà servi.',
    passkey: 'Se connecter avec une clé d’accès',
    passkeyFailed:
      'Aucune clé d’accès n’a été acceptée. Réessayer, ou utiliser e-mail et mot de passe.',
    tooMany: (seconds) =>
      seconds === null
        ? 'Trop d’essais. Attendre un instant, puis réessayer.'
        : `Trop d’essais. Réessayer dans ${seconds < 2 ? `${seconds} seconde` : `${seconds} secondes`}.`,
    noConnection: 'Pas de connexion au serveur. Vérifier le réseau, puis réessayer.',
    signOutFailed: 'Toujours connecté : le serveur n’a pas répondu. Réessayer.',
    menu: (name) => `Menu : ${name}`,
    takeOver: 'Changer de personne',
    unreachable: 'Le serveur est injoignable',
    unreachableWhy: 'Dès qu’il répond, cette page reprend d’elle-même.',
  },
  places: {
    label: 'Rubriques',
    service: 'Service',
    guests: 'Clients',
    reports: 'Rapports',
    house: 'Maison',
  },
  broken: {
    heading: 'Cette partie n’a pas pu s’afficher',
    why: 'La page est peut-être plus ancienne que le serveur. La recharger suffit ; rien de ce qui a été envoyé n’est perdu.',
    reload: 'Recharger la page',
  },
  language: {
    label: 'Langue',
    failed: (language) => `${language} : chargement impossible. Réessayer.`,
  },
  theme: { heading: 'Apparence', auto: 'Comme l’appareil', dark: 'Sombre', light: 'Clair' },
  day: {
    today: 'Aujourd’hui',
    previous: 'Jour précédent',
    next: 'Jour suivant',
    date: 'Date',
    search: 'Chercher',
    failed: 'Les réservations n’ont pas pu être chargées',
    skipToList: 'Aller aux réservations',
  },
  error: {
    about: (action, who) => `${action} – ${who}`,
    connection: (action) =>
      `${action} : pas de réponse, c’est peut-être fait, peut-être pas. Réessayer : rien n’est fait deux fois.`,
    refused: (action, why) => `${action} : ${why}`,
    signedOut: (action) => `${action} : pas fait, la session avait pris fin.`,
    gone: (action) => `${action} : cette réservation n’existe plus. Elle a été supprimée ailleurs.`,
    unknown: (action) => `${action} : un problème est survenu ici. Réessayer.`,
    retrying: 'Pas encore de réponse. Nouvel essai…',
    form: 'Quelques champs sont à revoir.',
    read: 'Le serveur n’a pas répondu.',
  },
} satisfies Partial<StaffMessages>;
