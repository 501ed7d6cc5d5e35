import type { MessageParts } from '../staff-messages.ts';

/** Texts of the page that sets up the first venue of a server. */
export const setup = {
  setup: {
    heading: 'Votre restaurant',
    intro: 'Quelques minutes, et les clients pourront réserver. Tout peut être modifié ensuite.',
    code: 'Code du terminal',
    codeHint: 'Il s’affiche dans la fenêtre où le serveur a été démarré.',
    you: 'Vous',
    yourName: 'Votre nom',
    password: 'Mot de passe',
    passwordHint: 'Au moins 10 caractères.',
    restaurant: 'Le restaurant',
    website: 'Votre site web',
    websiteHint: 'Là où sera le widget de réservation. Laissez vide si vous n’en avez pas.',
    privacyPolicyHint: 'Les clients l’acceptent en réservant. Une page de votre site suffit.',
    meals: { BREAKFAST: 'Petit-déjeuner', LUNCH: 'Déjeuner', DINNER: 'Dîner' },
    served: 'Ouvert à la réservation',
    tablesHint: 'Combien de tables de chaque taille. Les noms et les espaces viendront après.',
    addTables: 'Ajouter une autre taille',
    tablesTitle: (count, covers) =>
      `${count} ${count === 1 ? 'table' : 'tables'} pour ${covers} au plus`,
    tableCount: 'Combien de tables',
    faults: (n) => (n === 1 ? '1 champ à vérifier' : `${n} champs à vérifier`),
    create: 'Créer le restaurant',
    creating: 'Création…',
    wrongCode:
      'Ce n’est pas le code affiché dans le terminal. Chaque démarrage du serveur en crée un autre.',
    closed: 'Ce serveur a déjà son restaurant. Rechargez la page pour vous connecter.',
    noAnswer:
      'Aucune réponse n’est arrivée. Rechargez la page : si elle vous demande de vous connecter, il a été créé.',
    refused: (why) => `Non créé : ${why}`,
  },
} satisfies MessageParts['setup'];
