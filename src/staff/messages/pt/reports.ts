import type { MessageParts } from '../staff-messages.ts';

/** Texts of the reports. */
export const reports = {
  reports: {
    viewsLabel: 'Período',
    views: { night: 'Noite', week: 'Semana', month: 'Mês', own: 'Outro período' },
    earlier: { night: 'O dia anterior', week: 'A semana anterior', month: 'O mês anterior' },
    later: { night: 'O dia seguinte', week: 'A semana seguinte', month: 'O mês seguinte' },
    /** What figures are compared with. */
    before: {
      night: 'Mesmo dia da semana anterior',
      week: 'Semana anterior',
      month: 'Mês anterior',
      own: 'Período anterior',
    },
    from: 'De',
    to: 'Até (inclusive)',
    reversed: 'O último dia não pode ser anterior ao primeiro.',
    print: 'Imprimir',
    csv: 'Ficheiro CSV',
    failed: 'Não foi possível carregar os números.',
    nobody: 'Não veio ninguém.',
    figures: {
      covers: 'Pessoas',
      parties: 'Grupos',
      walkIns: 'Sem reserva',
      noShows: 'Não comparências',
      cancellations: 'Cancelamentos',
      sales: 'Vendas',
      tips: 'Gorjetas',
    },
    coversHint:
      'Os clientes sem reserva, as não comparências e os cancelamentos são contados em pessoas. As vendas são contas fechadas, sem gorjetas.',
    parties: (n: number) => (n === 1 ? '1 grupo' : `${n} grupos`),
    tickets: (n: number) => (n === 1 ? '1 conta' : `${n} contas`),
    compared: (before: string, value: string, difference: string) =>
      `${before}: ${value} (${difference})`,
    open: (n: number) =>
      n === 1
        ? '1 grupo continua em aberto: ninguém indicou se veio.'
        : `${n} grupos continuam em aberto: ninguém indicou se vieram.`,
    leftQueue: (n: number) =>
      n === 1
        ? '1 grupo deixou a lista da porta sem mesa.'
        : `${n} grupos deixaram a lista da porta sem mesa.`,
    declined: (n: number) => (n === 1 ? '1 pedido foi recusado.' : `${n} pedidos foram recusados.`),
    quarters: 'Pessoas por quarto de hora',
    time: 'Hora',
    asTable: 'Em tabela',
    total: 'Total',
    others: 'Outros',
    minutes: (n: number) => `${n} min`,
    stays: {
      heading: 'Duração das visitas',
      size: 'Pessoas',
      planned: 'Prevista',
      real: 'Real',
      orMore: (n: number) => `${n} ou mais`,
      hint: 'Medianas dos grupos que se sentaram e saíram.',
    },
    waits: {
      heading: 'Esperas à porta',
      parties: (n: number) =>
        n === 1
          ? 'Foi anunciada uma espera a 1 grupo, que teve mesa.'
          : `Foi anunciada uma espera a ${n} grupos, que tiveram mesa.`,
      quoted: 'Anunciada (mediana)',
      real: 'Real (mediana)',
      withinTen: 'No máximo 10 minutos de diferença',
      longer: 'Esperaram mais',
      shorter: 'Esperaram menos',
    },
    byLabel: 'Por',
    by: {
      day: 'Dia',
      weekday: 'Dia da semana',
      shift: 'Serviço',
      channel: 'Canal',
      partner: 'Parceiro',
      campaign: 'Campanha',
    },
    coversBy: (group: string) => `Pessoas por ${group.toLowerCase()}`,
    channels: {
      WIDGET: 'Site',
      OFFLINE: 'Equipa',
      API: 'Programas de parceiros',
      WALK_IN: 'Sem reserva',
    },
    noPartner: 'Sem parceiro',
    noCampaign: 'Sem campanha',
  },
} satisfies MessageParts['reports'];
