import type { MessageParts } from '../staff-messages.ts';

/** Texts of what is left at the end of a night. */
export const closeNight = {
  closeNight: {
    heading: 'Fechar a noite',
    whatIsLeft: 'O que falta da noite:',
    nothingLeft: 'Não falta nada.',
    coming: (n: number) =>
      n === 1 ? 'Ainda falta chegar 1 grupo.' : `Ainda faltam chegar ${n} grupos.`,
    figures: 'Números da noite',
    sure: (n: number) => `Todos os ${n}? Só se podem anular os últimos dez.`,
    note: {
      label: (day: string) => `Nota para ${day}`,
      hint: 'Para a equipa, sem nomes de clientes.',
      save: 'Guardar a nota',
      saved: 'Guardada.',
    },
    kinds: {
      seated: {
        count: (n: number) =>
          n === 1 ? '1 grupo ainda está sentado' : `${n} grupos ainda estão sentados`,
        close: 'Todos saíram',
        done: (n: number) => (n === 1 ? '1 grupo saiu' : `${n} grupos saíram`),
      },
      waiting: {
        count: (n: number) =>
          n === 1 ? '1 grupo ainda espera por mesa' : `${n} grupos ainda esperam por mesa`,
        close: 'Todos saíram sem mesa',
        done: (n: number) => (n === 1 ? '1 grupo saiu sem mesa' : `${n} grupos saíram sem mesa`),
      },
      missing: {
        count: (n: number) => (n === 1 ? '1 grupo não veio' : `${n} grupos não vieram`),
        close: 'Marcar todos como não comparências',
        done: (n: number) => (n === 1 ? '1 grupo não compareceu' : `${n} grupos não compareceram`),
      },
      requests: {
        count: (n: number) =>
          n === 1 ? '1 pedido está por responder' : `${n} pedidos estão por responder`,
        close: 'Recusar todos; os clientes são avisados',
        done: (n: number) => (n === 1 ? '1 pedido foi recusado' : `${n} pedidos foram recusados`),
      },
    },
  },
} satisfies MessageParts['closeNight'];
