import type { MessageParts } from '../staff-messages.ts';

/** Texts of the floor plan that the owner draws. */
export const floorPlan: MessageParts['floorPlan'] = {
  floorPlan: {
    heading: 'Plànol de la sala',
    hint: 'El servei mostra les taules tal com són aquí. Toca una taula i després el lloc on és; un pas és la meitat de l’amplada d’una taula per a dos.',
    keys: 'Retorn tria una taula. Les fletxes la mouen; amb Majúscules la fan més gran o més petita; T la gira; Supr la treu del plànol; Esc la deixa anar.',
    area: 'Zona',
    noArea: 'En cap zona',
    noTables: 'Afegeix primer les taules; després les podràs posar al plànol.',
    undo: 'Desfer',
    arrange: 'Col·locar les taules',
    clear: 'Buidar el plànol',
    plan: (area) => `Plànol: ${area}`,
    tableName: (name) => `Taula ${name}`,
    tableLabel: (name, seats, column, row) =>
      `Taula ${name}, ${seats} places, columna ${column}, fila ${row}`,
    offPlan: 'Fora del plànol',
    offPlanHint: 'Al servei van després de les altres.',
    offPlanTable: (name, seats) => `Taula ${name}, ${seats} places, fora del plànol`,
    tapPlace: 'Toca el plànol on és la taula.',
    putFree: 'Posar-la al primer lloc lliure',
    column: 'Columna',
    row: 'Fila',
    width: 'Amplada',
    depth: 'Fondària',
    shape: 'Forma',
    shapes: { RECTANGLE: 'Rectangular', ROUND: 'Rodona' },
    turn: 'Girar',
    takeOff: 'Treure del plànol',
    done: 'Fet',
    range: (least, most) => `De ${least} a ${most}.`,
    taken: 'No hi ha lloc: una altra taula o la vora ho impedeix.',
    tooWide:
      'Massa ample per a una tauleta: allà aquestes taules surten l’una darrere l’altra. Posa menys taules a cada fila o posa’n algunes a sota.',
    said: {
      chosen: (name) => `Taula ${name} triada. Toca’n el lloc o fes servir les fletxes.`,
      moved: (name, column, row) => `Taula ${name}: columna ${column}, fila ${row}.`,
      resized: (name, width, depth) =>
        `Taula ${name}: ${width} passos d’amplada, ${depth} de fondària.`,
      turned: (name) => `Taula ${name} girada.`,
      takenOff: (name) => `Taula ${name} fora del plànol.`,
      noRoom: (name) => `Aquí no hi ha lloc per a la taula ${name}.`,
      undone: 'Últim canvi desfet.',
      cleared: 'El plànol és buit.',
      arranged: (placed, left) =>
        left === 0
          ? `Taules col·locades: ${placed}.`
          : `Taules col·locades: ${placed}; sense lloc: ${left}.`,
    },
  },
};
