import type { MessageParts } from '../staff-messages.ts';

/** Texts of the reports. */
export const reports = {
  reports: {
    viewsLabel: 'Periodo',
    views: { night: 'Noche', week: 'Semana', month: 'Mes', own: 'Otro periodo' },
    earlier: { night: 'El día anterior', week: 'La semana anterior', month: 'El mes anterior' },
    later: { night: 'El día siguiente', week: 'La semana siguiente', month: 'El mes siguiente' },
    /** What figures are compared with. */
    before: {
      night: 'Mismo día de la semana anterior',
      week: 'Semana anterior',
      month: 'Mes anterior',
      own: 'Periodo anterior',
    },
    from: 'Desde',
    to: 'Hasta (incluido)',
    reversed: 'El último día no puede ser anterior al primero.',
    print: 'Imprimir',
    csv: 'Archivo CSV',
    failed: 'No se han podido cargar las cifras.',
    nobody: 'No vino nadie.',
    figures: {
      covers: 'Cubiertos',
      parties: 'Grupos',
      walkIns: 'Sin reserva',
      noShows: 'No presentados',
      cancellations: 'Cancelaciones',
      sales: 'Ventas',
      tips: 'Propinas',
    },
    coversHint:
      'Los clientes sin reserva, los no presentados y las cancelaciones se cuentan en cubiertos. Las ventas son cuentas cerradas, sin propinas.',
    parties: (n: number) => (n === 1 ? '1 grupo' : `${n} grupos`),
    tickets: (n: number) => (n === 1 ? '1 cuenta' : `${n} cuentas`),
    compared: (before: string, value: string, difference: string) =>
      `${before}: ${value} (${difference})`,
    open: (n: number) =>
      n === 1
        ? '1 grupo sigue pendiente: nadie ha indicado si vino.'
        : `${n} grupos siguen pendientes: nadie ha indicado si vinieron.`,
    leftQueue: (n: number) =>
      n === 1
        ? '1 grupo dejó la lista de la puerta sin mesa.'
        : `${n} grupos dejaron la lista de la puerta sin mesa.`,
    declined: (n: number) =>
      n === 1 ? 'Se rechazó 1 solicitud.' : `Se rechazaron ${n} solicitudes.`,
    quarters: 'Cubiertos por cuarto de hora',
    time: 'Hora',
    asTable: 'Como tabla',
    total: 'Total',
    others: 'Otros',
    minutes: (n: number) => `${n} min`,
    stays: {
      heading: 'Duración de las estancias',
      size: 'Personas',
      planned: 'Prevista',
      real: 'Real',
      orMore: (n: number) => `${n} o más`,
      hint: 'Medianas de los grupos que se sentaron y se fueron.',
    },
    waits: {
      heading: 'Esperas en la puerta',
      parties: (n: number) =>
        n === 1
          ? 'A 1 grupo se le anunció una espera y obtuvo mesa.'
          : `A ${n} grupos se les anunció una espera y obtuvieron mesa.`,
      quoted: 'Anunciada (mediana)',
      real: 'Real (mediana)',
      withinTen: 'Como mucho 10 minutos de diferencia',
      longer: 'Esperaron más',
      shorter: 'Esperaron menos',
    },
    byLabel: 'Por',
    by: {
      day: 'Día',
      weekday: 'Día de la semana',
      shift: 'Turno',
      channel: 'Canal',
      partner: 'Plataforma',
      campaign: 'Campaña',
    },
    coversBy: (group: string) => `Cubiertos por ${group.toLowerCase()}`,
    channels: {
      WIDGET: 'Web',
      OFFLINE: 'Equipo',
      API: 'Plataformas',
      WALK_IN: 'Sin reserva',
    },
    noPartner: 'Sin plataforma',
    noCampaign: 'Sin campaña',
  },
} satisfies MessageParts['reports'];
