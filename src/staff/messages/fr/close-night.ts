import type { MessageParts } from '../staff-messages.ts';

/** Texts of what is left at the end of a night. */
export const closeNight = {
  closeNight: {
    heading: 'Clore la soirée',
    whatIsLeft: 'Ce qui reste de la soirée :',
    nothingLeft: 'Il ne reste rien en suspens.',
    coming: (n: number) =>
      n === 1 ? '1 groupe doit encore arriver.' : `${n} groupes doivent encore arriver.`,
    figures: 'Chiffres de la soirée',
    sure: (n: number) => `Les ${n} ? Seuls les dix derniers peuvent être annulés.`,
    note: {
      label: (day: string) => `Note pour le ${day}`,
      hint: 'Pour l’équipe, sans noms de clients.',
      save: 'Enregistrer la note',
      saved: 'Enregistrée.',
    },
    kinds: {
      seated: {
        count: (n: number) =>
          n === 1 ? '1 groupe est encore à table' : `${n} groupes sont encore à table`,
        close: 'Tous sont partis',
        done: (n: number) => (n === 1 ? '1 groupe est parti' : `${n} groupes sont partis`),
      },
      waiting: {
        count: (n: number) =>
          n === 1 ? '1 groupe attend encore une table' : `${n} groupes attendent encore une table`,
        close: 'Tous sont partis sans table',
        done: (n: number) =>
          n === 1 ? '1 groupe est parti sans table' : `${n} groupes sont partis sans table`,
      },
      missing: {
        count: (n: number) =>
          n === 1 ? '1 groupe n’est jamais venu' : `${n} groupes ne sont jamais venus`,
        close: 'Les noter tous comme no-shows',
        done: (n: number) =>
          n === 1 ? '1 groupe noté comme no-show' : `${n} groupes notés comme no-shows`,
      },
      requests: {
        count: (n: number) =>
          n === 1 ? '1 demande est sans réponse' : `${n} demandes sont sans réponse`,
        close: 'Tout refuser ; les clients sont prévenus',
        done: (n: number) => (n === 1 ? '1 demande est refusée' : `${n} demandes sont refusées`),
      },
    },
  },
} satisfies MessageParts['closeNight'];
