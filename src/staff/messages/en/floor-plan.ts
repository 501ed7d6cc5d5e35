/** Texts of the floor plan that the owner draws. */
export const floorPlan = {
  floorPlan: {
    heading: 'Floor plan',
    hint: 'Service shows the tables as they stand here. Tap a table, then the place where it stands; a step is half as wide as a table for two.',
    keys: 'Enter chooses a table. The arrow keys move it, with Shift they make it larger or smaller, T turns it, Delete takes it off the plan, Escape lets go of it.',
    area: 'Area',
    noArea: 'In no area',
    noTables: 'Add tables first; then they can be put on the plan.',
    undo: 'Undo',
    arrange: 'Arrange the tables',
    clear: 'Clear the plan',
    plan: (area: string) => `Floor plan: ${area}`,
    tableName: (name: string) => `Table ${name}`,
    tableLabel: (name: string, seats: number, column: number, row: number) =>
      `Table ${name}, seats ${seats}, column ${column}, row ${row}`,
    offPlan: 'Not on the plan',
    offPlanHint: 'In Service, they come after the others.',
    offPlanTable: (name: string, seats: number) => `Table ${name}, seats ${seats}, not on the plan`,
    tapPlace: 'Tap the plan where the table stands.',
    putFree: 'Put it in the first free place',
    column: 'Column',
    row: 'Row',
    width: 'Width',
    depth: 'Depth',
    shape: 'Shape',
    shapes: { RECTANGLE: 'Rectangular', ROUND: 'Round' },
    turn: 'Turn',
    takeOff: 'Take off the plan',
    done: 'Done',
    range: (least: number, most: number) => `From ${least} to ${most}.`,
    taken: 'There is no room: another table or the edge is in the way.',
    tooWide:
      'Too wide for a tablet: there, these tables come one after another. Put fewer tables in a row, or some of them below.',
    said: {
      chosen: (name: string) => `Table ${name} is chosen. Tap its place, or use the arrow keys.`,
      moved: (name: string, column: number, row: number) =>
        `Table ${name}: column ${column}, row ${row}.`,
      resized: (name: string, width: number, depth: number) =>
        `Table ${name}: ${width} steps wide, ${depth} deep.`,
      turned: (name: string) => `Table ${name} is turned.`,
      takenOff: (name: string) => `Table ${name} is off the plan.`,
      noRoom: (name: string) => `No room for table ${name} there.`,
      undone: 'The last change is undone.',
      cleared: 'The plan is empty.',
      arranged: (placed: number, left: number) =>
        left === 0 ? `${placed} tables placed.` : `${placed} tables placed, no room for ${left}.`,
    },
  },
};
