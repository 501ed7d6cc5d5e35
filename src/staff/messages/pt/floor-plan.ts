import type { MessageParts } from '../staff-messages.ts';

/** Texts of the floor plan that the owner draws. */
export const floorPlan: MessageParts['floorPlan'] = {
  floorPlan: {
    heading: 'Planta da sala',
    hint: 'O serviço mostra as mesas como estão aqui. Toque numa mesa e depois no lugar onde está; um passo é metade da largura de uma mesa para dois.',
    keys: 'Enter escolhe uma mesa. As setas movem-na, com Shift aumentam-na ou diminuem-na, T roda-a, Delete tira-a da planta, Esc larga-a.',
    area: 'Zona',
    noArea: 'Em nenhuma zona',
    noTables: 'Adicione primeiro as mesas; depois pode colocá-las na planta.',
    undo: 'Anular',
    arrange: 'Dispor as mesas',
    clear: 'Esvaziar a planta',
    plan: (area) => `Planta: ${area}`,
    tableName: (name) => `Mesa ${name}`,
    tableLabel: (name, seats, column, row) =>
      `Mesa ${name}, ${seats} lugares, coluna ${column}, fila ${row}`,
    offPlan: 'Fora da planta',
    offPlanHint: 'No serviço vêm depois das outras.',
    offPlanTable: (name, seats) => `Mesa ${name}, ${seats} lugares, fora da planta`,
    tapPlace: 'Toque na planta onde está a mesa.',
    putFree: 'Pôr no primeiro lugar livre',
    column: 'Coluna',
    row: 'Fila',
    width: 'Largura',
    depth: 'Profundidade',
    shape: 'Forma',
    shapes: { RECTANGLE: 'Retangular', ROUND: 'Redonda' },
    turn: 'Rodar',
    takeOff: 'Tirar da planta',
    done: 'Pronto',
    range: (least, most) => `De ${least} a ${most}.`,
    taken: 'Não há espaço: outra mesa ou a margem impede.',
    tooWide:
      'Demasiado larga para um tablet: aí estas mesas aparecem umas a seguir às outras. Ponha menos mesas por fila ou coloque algumas por baixo.',
    said: {
      chosen: (name) => `Mesa ${name} escolhida. Toque no seu lugar ou use as setas.`,
      moved: (name, column, row) => `Mesa ${name}: coluna ${column}, fila ${row}.`,
      resized: (name, width, depth) =>
        `Mesa ${name}: ${width} passos de largura, ${depth} de profundidade.`,
      turned: (name) => `Mesa ${name} rodada.`,
      takenOff: (name) => `Mesa ${name} fora da planta.`,
      noRoom: (name) => `Não há ali espaço para a mesa ${name}.`,
      undone: 'Última alteração anulada.',
      cleared: 'A planta está vazia.',
      arranged: (placed, left) =>
        left === 0
          ? `Mesas colocadas: ${placed}.`
          : `Mesas colocadas: ${placed}; sem lugar: ${left}.`,
    },
  },
};
