import type { MessageParts } from '../staff-messages.ts';

/** Texts of what is left at the end of a night. */
export const closeNight = {
  closeNight: {
    heading: 'Cerrar la noche',
    whatIsLeft: 'Lo que queda de la noche:',
    nothingLeft: 'No queda nada pendiente.',
    coming: (n: number) =>
      n === 1 ? 'Aún tiene que venir 1 grupo.' : `Aún tienen que venir ${n} grupos.`,
    figures: 'Cifras de la noche',
    sure: (n: number) => `Son ${n}: ¿seguro? Solo se pueden deshacer los diez últimos cambios.`,
    note: {
      label: (day: string) => `Nota para el ${day}`,
      hint: 'Para el equipo, sin nombres de clientes.',
      save: 'Guardar la nota',
      saved: 'Guardada.',
    },
    kinds: {
      seated: {
        count: (n: number) => (n === 1 ? '1 grupo sigue sentado' : `${n} grupos siguen sentados`),
        close: 'Todos se han ido',
        done: (n: number) => (n === 1 ? '1 grupo se ha ido' : `${n} grupos se han ido`),
      },
      waiting: {
        count: (n: number) =>
          n === 1 ? '1 grupo sigue esperando mesa' : `${n} grupos siguen esperando mesa`,
        close: 'Todos se fueron sin mesa',
        done: (n: number) =>
          n === 1 ? '1 grupo se fue sin mesa' : `${n} grupos se fueron sin mesa`,
      },
      missing: {
        count: (n: number) => (n === 1 ? '1 grupo no vino' : `${n} grupos no vinieron`),
        close: 'Marcar todos como no presentados',
        done: (n: number) => (n === 1 ? '1 grupo no presentado' : `${n} grupos no presentados`),
      },
      requests: {
        count: (n: number) =>
          n === 1 ? '1 solicitud sin responder' : `${n} solicitudes sin responder`,
        close: 'Rechazar todas; se avisa a los clientes',
        done: (n: number) => (n === 1 ? '1 solicitud rechazada' : `${n} solicitudes rechazadas`),
      },
    },
  },
} satisfies MessageParts['closeNight'];
