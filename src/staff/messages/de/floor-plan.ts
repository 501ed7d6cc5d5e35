import type { MessageParts } from '../staff-messages.ts';

/** Texts of the floor plan that the owner draws. */
export const floorPlan: MessageParts['floorPlan'] = {
  floorPlan: {
    heading: 'Raumplan',
    hint: 'Der Service zeigt die Tische so, wie sie hier stehen. Tippen Sie auf einen Tisch, dann auf seinen Platz; ein Schritt ist halb so breit wie ein Zweiertisch.',
    keys: 'Die Eingabetaste wählt einen Tisch. Die Pfeiltasten bewegen ihn, mit der Umschalttaste machen sie ihn größer oder kleiner, T dreht ihn, Entf nimmt ihn vom Plan, Esc lässt ihn los.',
    area: 'Bereich',
    noArea: 'In keinem Bereich',
    noTables: 'Legen Sie zuerst Tische an, dann können Sie sie auf den Plan stellen.',
    undo: 'Rückgängig',
    arrange: 'Tische anordnen',
    clear: 'Plan leeren',
    plan: (area) => `Raumplan: ${area}`,
    tableName: (name) => `Tisch ${name}`,
    tableLabel: (name, seats, column, row) =>
      `Tisch ${name}, ${seats} Plätze, Spalte ${column}, Reihe ${row}`,
    offPlan: 'Nicht auf dem Plan',
    offPlanHint: 'Im Service kommen sie nach den anderen.',
    offPlanTable: (name, seats) => `Tisch ${name}, ${seats} Plätze, nicht auf dem Plan`,
    tapPlace: 'Tippen Sie auf dem Plan auf die Stelle, an der der Tisch steht.',
    putFree: 'An den ersten freien Platz stellen',
    column: 'Spalte',
    row: 'Reihe',
    width: 'Breite',
    depth: 'Tiefe',
    shape: 'Form',
    shapes: { RECTANGLE: 'Rechteckig', ROUND: 'Rund' },
    turn: 'Drehen',
    takeOff: 'Vom Plan nehmen',
    done: 'Fertig',
    range: (least, most) => `Von ${least} bis ${most}.`,
    taken: 'Kein Platz: Ein anderer Tisch oder der Rand ist im Weg.',
    tooWide:
      'Zu breit für ein Tablet: Dort stehen diese Tische einfach hintereinander. Stellen Sie weniger Tische in eine Reihe oder einige darunter.',
    said: {
      chosen: (name) =>
        `Tisch ${name} ist gewählt. Tippen Sie auf seinen Platz, oder nehmen Sie die Pfeiltasten.`,
      moved: (name, column, row) => `Tisch ${name}: Spalte ${column}, Reihe ${row}.`,
      resized: (name, width, depth) => `Tisch ${name}: ${width} Schritte breit, ${depth} tief.`,
      turned: (name) => `Tisch ${name} ist gedreht.`,
      takenOff: (name) => `Tisch ${name} ist nicht mehr auf dem Plan.`,
      noRoom: (name) => `Dort ist kein Platz für Tisch ${name}.`,
      undone: 'Die letzte Änderung ist zurückgenommen.',
      cleared: 'Der Plan ist leer.',
      arranged: (placed, left) =>
        left === 0
          ? `Aufgestellte Tische: ${placed}.`
          : `Aufgestellte Tische: ${placed}, ohne Platz: ${left}.`,
    },
  },
};
