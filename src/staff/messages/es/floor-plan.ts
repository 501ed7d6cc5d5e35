import type { MessageParts } from '../staff-messages.ts';

/** Texts of the floor plan that the owner draws. */
export const floorPlan: MessageParts['floorPlan'] = {
  floorPlan: {
    heading: 'Plano de la sala',
    hint: 'El servicio muestra las mesas como están aquí. Toca una mesa y después el lugar donde está; un paso es la mitad del ancho de una mesa para dos.',
    keys: 'Intro elige una mesa. Las flechas la mueven; con Mayús la agrandan o la reducen; T la gira; Supr la quita del plano; Esc la suelta.',
    area: 'Zona',
    noArea: 'En ninguna zona',
    noTables: 'Añade primero las mesas; después podrás colocarlas en el plano.',
    undo: 'Deshacer',
    arrange: 'Colocar las mesas',
    clear: 'Vaciar el plano',
    plan: (area) => `Plano: ${area}`,
    tableName: (name) => `Mesa ${name}`,
    tableLabel: (name, seats, column, row) =>
      `Mesa ${name}, ${seats} plazas, columna ${column}, fila ${row}`,
    offPlan: 'Fuera del plano',
    offPlanHint: 'En el servicio van después de las demás.',
    offPlanTable: (name, seats) => `Mesa ${name}, ${seats} plazas, fuera del plano`,
    tapPlace: 'Toca el plano donde está la mesa.',
    putFree: 'Ponerla en el primer lugar libre',
    column: 'Columna',
    row: 'Fila',
    width: 'Ancho',
    depth: 'Fondo',
    shape: 'Forma',
    shapes: { RECTANGLE: 'Rectangular', ROUND: 'Redonda' },
    turn: 'Girar',
    takeOff: 'Quitar del plano',
    done: 'Listo',
    range: (least, most) => `De ${least} a ${most}.`,
    taken: 'No hay sitio: otra mesa o el borde lo impide.',
    tooWide:
      'Demasiado ancho para una tableta: allí estas mesas aparecen una tras otra. Deja menos mesas en cada fila o pon algunas debajo.',
    said: {
      chosen: (name) => `Mesa ${name} elegida. Toca su lugar o usa las flechas.`,
      moved: (name, column, row) => `Mesa ${name}: columna ${column}, fila ${row}.`,
      resized: (name, width, depth) => `Mesa ${name}: ${width} pasos de ancho, ${depth} de fondo.`,
      turned: (name) => `Mesa ${name} girada.`,
      takenOff: (name) => `Mesa ${name} fuera del plano.`,
      noRoom: (name) => `No hay sitio ahí para la mesa ${name}.`,
      undone: 'Último cambio deshecho.',
      cleared: 'El plano está vacío.',
      arranged: (placed, left) =>
        left === 0
          ? `Mesas colocadas: ${placed}.`
          : `Mesas colocadas: ${placed}; sin sitio: ${left}.`,
    },
  },
};
