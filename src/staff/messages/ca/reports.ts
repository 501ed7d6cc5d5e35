import type { MessageParts } from '../staff-messages.ts';

/** Texts of the reports. */
export const reports = {
  reports: {
    viewsLabel: 'Període',
    views: { night: 'Nit', week: 'Setmana', month: 'Mes', own: 'Un altre període' },
    earlier: { night: 'El dia anterior', week: 'La setmana anterior', month: 'El mes anterior' },
    later: { night: 'L’endemà', week: 'La setmana següent', month: 'El mes següent' },
    /** What figures are compared with. */
    before: {
      night: 'Mateix dia de la setmana anterior',
      week: 'Setmana anterior',
      month: 'Mes anterior',
      own: 'Període anterior',
    },
    from: 'Des de',
    to: 'Fins a (inclòs)',
    reversed: 'L’últim dia no pot ser anterior al primer.',
    print: 'Imprimeix',
    csv: 'Fitxer CSV',
    failed: 'No s’han pogut carregar les xifres.',
    nobody: 'No va venir ningú.',
    figures: {
      covers: 'Coberts',
      parties: 'Grups',
      walkIns: 'Sense reserva',
      noShows: 'No presentats',
      cancellations: 'Cancel·lacions',
      sales: 'Vendes',
      tips: 'Propines',
    },
    coversHint:
      'Els clients sense reserva, els no presentats i les cancel·lacions es compten en coberts. Les vendes són comptes tancats, sense propines.',
    parties: (n: number) => (n === 1 ? '1 grup' : `${n} grups`),
    tickets: (n: number) => (n === 1 ? '1 compte' : `${n} comptes`),
    compared: (before: string, value: string, difference: string) =>
      `${before}: ${value} (${difference})`,
    open: (n: number) =>
      n === 1
        ? '1 grup encara està pendent: ningú no ha dit si va venir.'
        : `${n} grups encara estan pendents: ningú no ha dit si van venir.`,
    leftQueue: (n: number) =>
      n === 1
        ? '1 grup va deixar la llista de la porta sense taula.'
        : `${n} grups van deixar la llista de la porta sense taula.`,
    declined: (n: number) =>
      n === 1 ? 'Es va rebutjar 1 sol·licitud.' : `Es van rebutjar ${n} sol·licituds.`,
    quarters: 'Coberts per quart d’hora',
    time: 'Hora',
    asTable: 'Com a taula',
    total: 'Total',
    others: 'Altres',
    minutes: (n: number) => `${n} min`,
    stays: {
      heading: 'Durada de les estades',
      size: 'Persones',
      planned: 'Prevista',
      real: 'Real',
      orMore: (n: number) => `${n} o més`,
      hint: 'Medianes dels grups que van seure i van marxar.',
    },
    waits: {
      heading: 'Esperes a la porta',
      parties: (n: number) =>
        n === 1
          ? 'A 1 grup se li va anunciar una espera i va tenir taula.'
          : `A ${n} grups se’ls va anunciar una espera i van tenir taula.`,
      quoted: 'Anunciada (mediana)',
      real: 'Real (mediana)',
      withinTen: 'Com a molt 10 minuts de diferència',
      longer: 'Van esperar més',
      shorter: 'Van esperar menys',
    },
    byLabel: 'Per',
    by: {
      day: 'Dia',
      weekday: 'Dia de la setmana',
      shift: 'Torn',
      channel: 'Canal',
      partner: 'Plataforma',
      campaign: 'Campanya',
    },
    coversBy: (group: string) => `Coberts per ${group.toLowerCase()}`,
    channels: {
      WIDGET: 'Web',
      OFFLINE: 'Equip',
      API: 'Plataformes',
      WALK_IN: 'Sense reserva',
    },
    noPartner: 'Sense plataforma',
    noCampaign: 'Sense campanya',
  },
} satisfies MessageParts['reports'];
