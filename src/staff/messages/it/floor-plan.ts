import type { MessageParts } from '../staff-messages.ts';

/** Texts of the floor plan that the owner draws. */
export const floorPlan: MessageParts['floorPlan'] = {
  floorPlan: {
    heading: 'Pianta della sala',
    hint: 'Il servizio mostra i tavoli come sono qui. Tocca un tavolo, poi il punto in cui si trova; un passo è la metà della larghezza di un tavolo per due.',
    keys: 'Invio sceglie un tavolo. Le frecce lo spostano, con Maiusc lo ingrandiscono o lo rimpiccioliscono, T lo gira, Canc lo toglie dalla pianta, Esc lo lascia.',
    area: 'Zona',
    noArea: 'In nessuna zona',
    noTables: 'Aggiungi prima i tavoli; poi potrai metterli sulla pianta.',
    undo: 'Annulla',
    arrange: 'Disponi i tavoli',
    clear: 'Svuota la pianta',
    plan: (area) => `Pianta: ${area}`,
    tableName: (name) => `Tavolo ${name}`,
    tableLabel: (name, seats, column, row) =>
      `Tavolo ${name}, posti: ${seats}, colonna ${column}, fila ${row}`,
    offPlan: 'Fuori dalla pianta',
    offPlanHint: 'Nel servizio vengono dopo gli altri.',
    offPlanTable: (name, seats) => `Tavolo ${name}, posti: ${seats}, fuori dalla pianta`,
    tapPlace: 'Tocca la pianta dove si trova il tavolo.',
    putFree: 'Metti nel primo posto libero',
    column: 'Colonna',
    row: 'Fila',
    width: 'Larghezza',
    depth: 'Profondità',
    shape: 'Forma',
    shapes: { RECTANGLE: 'Rettangolare', ROUND: 'Rotondo' },
    turn: 'Gira',
    takeOff: 'Togli dalla pianta',
    done: 'Fatto',
    range: (least, most) => `Da ${least} a ${most}.`,
    taken: 'Non c’è spazio: un altro tavolo o il bordo lo impedisce.',
    tooWide:
      'Troppo larga per un tablet: lì questi tavoli vengono uno dopo l’altro. Metti meno tavoli per fila o spostane alcuni sotto.',
    said: {
      chosen: (name) => `Tavolo ${name} scelto. Tocca il suo posto o usa le frecce.`,
      moved: (name, column, row) => `Tavolo ${name}: colonna ${column}, fila ${row}.`,
      resized: (name, width, depth) =>
        `Tavolo ${name}: passi in larghezza: ${width}, in profondità: ${depth}.`,
      turned: (name) => `Tavolo ${name} girato.`,
      takenOff: (name) => `Tavolo ${name} tolto dalla pianta.`,
      noRoom: (name) => `Lì non c’è spazio per il tavolo ${name}.`,
      undone: 'Ultima modifica annullata.',
      cleared: 'La pianta è vuota.',
      arranged: (placed, left) =>
        left === 0
          ? `Tavoli disposti: ${placed}.`
          : `Tavoli disposti: ${placed}; senza posto: ${left}.`,
    },
  },
};
