import type { MessageParts } from '../staff-messages.ts';

/** Texts of the reports. */
export const reports = {
  reports: {
    viewsLabel: 'Période',
    views: { night: 'Soirée', week: 'Semaine', month: 'Mois', own: 'Autre période' },
    earlier: {
      night: 'Le jour précédent',
      week: 'La semaine précédente',
      month: 'Le mois précédent',
    },
    later: { night: 'Le jour suivant', week: 'La semaine suivante', month: 'Le mois suivant' },
    /** What figures are compared with. */
    before: {
      night: 'Même jour de la semaine précédente',
      week: 'Semaine précédente',
      month: 'Mois précédent',
      own: 'Période précédente',
    },
    from: 'Du',
    to: 'Au (inclus)',
    reversed: 'Le dernier jour ne peut pas précéder le premier.',
    print: 'Imprimer',
    csv: 'Fichier CSV',
    failed: 'Les chiffres n’ont pas pu être chargés.',
    nobody: 'Personne n’est venu.',
    figures: {
      covers: 'Couverts',
      parties: 'Tables',
      walkIns: 'Sans réservation',
      noShows: 'No-shows',
      cancellations: 'Annulations',
      sales: 'Ventes',
      tips: 'Pourboires',
    },
    coversHint:
      'Les clients sans réservation, les no-shows et les annulations sont comptés en couverts. Les ventes sont les tickets clôturés, sans pourboires.',
    parties: (n: number) => (n === 1 ? '1 table' : `${n} tables`),
    tickets: (n: number) => (n === 1 ? '1 ticket' : `${n} tickets`),
    compared: (before: string, value: string, difference: string) =>
      `${before} : ${value} (${difference})`,
    open: (n: number) =>
      n === 1
        ? '1 réservation est encore ouverte : personne n’a indiqué si les clients sont venus.'
        : `${n} réservations sont encore ouvertes : personne n’a indiqué si les clients sont venus.`,
    leftQueue: (n: number) =>
      n === 1
        ? '1 groupe a quitté la liste à l’entrée sans table.'
        : `${n} groupes ont quitté la liste à l’entrée sans table.`,
    declined: (n: number) =>
      n === 1 ? '1 demande a été refusée.' : `${n} demandes ont été refusées.`,
    quarters: 'Couverts par quart d’heure',
    time: 'Heure',
    asTable: 'Sous forme de tableau',
    total: 'Total',
    others: 'Autres',
    minutes: (n: number) => `${n} min`,
    stays: {
      heading: 'Durée des repas',
      size: 'Personnes',
      planned: 'Prévue',
      real: 'Réelle',
      orMore: (n: number) => `${n} ou plus`,
      hint: 'Médianes des clients installés et repartis.',
    },
    waits: {
      heading: 'Attentes à l’entrée',
      parties: (n: number) =>
        n === 1
          ? 'Une attente a été annoncée à 1 groupe, qui a eu une table.'
          : `Une attente a été annoncée à ${n} groupes, qui ont eu une table.`,
      quoted: 'Annoncée (médiane)',
      real: 'Réelle (médiane)',
      withinTen: 'À 10 minutes près',
      longer: 'Ont attendu plus',
      shorter: 'Ont attendu moins',
    },
    byLabel: 'Par',
    by: {
      day: 'Jour',
      weekday: 'Jour de la semaine',
      shift: 'Service',
      channel: 'Canal',
      partner: 'Partenaire',
      campaign: 'Campagne',
    },
    coversBy: (group: string) => `Couverts par ${group.toLowerCase()}`,
    channels: {
      WIDGET: 'Site web',
      OFFLINE: 'Équipe',
      API: 'Programmes partenaires',
      WALK_IN: 'Sans réservation',
    },
    noPartner: 'Sans partenaire',
    noCampaign: 'Sans campagne',
  },
} satisfies MessageParts['reports'];
