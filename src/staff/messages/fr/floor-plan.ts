import type { MessageParts } from '../staff-messages.ts';

/** Texts of the floor plan that the owner draws. */
export const floorPlan: MessageParts['floorPlan'] = {
  floorPlan: {
    heading: 'Plan de salle',
    hint: 'Le service montre les tables telles qu’elles sont ici. Touchez une table, puis son emplacement ; un pas vaut la moitié de la largeur d’une table pour deux.',
    keys: 'Entrée choisit une table. Les flèches la déplacent, avec Maj elles l’agrandissent ou la réduisent, T la tourne, Suppr la retire du plan, Échap la relâche.',
    area: 'Espace',
    noArea: 'Dans aucun espace',
    noTables: 'Ajoutez d’abord des tables ; vous pourrez ensuite les placer sur le plan.',
    undo: 'Annuler',
    arrange: 'Placer les tables',
    clear: 'Vider le plan',
    plan: (area) => `Plan : ${area}`,
    tableName: (name) => `Table ${name}`,
    tableLabel: (name, seats, column, row) =>
      `Table ${name}, places : ${seats}, colonne ${column}, rangée ${row}`,
    offPlan: 'Hors du plan',
    offPlanHint: 'Dans le service, elles viennent après les autres.',
    offPlanTable: (name, seats) => `Table ${name}, places : ${seats}, hors du plan`,
    tapPlace: 'Touchez le plan à l’endroit où se trouve la table.',
    putFree: 'La mettre à la première place libre',
    column: 'Colonne',
    row: 'Rangée',
    width: 'Largeur',
    depth: 'Profondeur',
    shape: 'Forme',
    shapes: { RECTANGLE: 'Rectangulaire', ROUND: 'Ronde' },
    turn: 'Tourner',
    takeOff: 'Retirer du plan',
    done: 'Terminé',
    range: (least, most) => `De ${least} à ${most}.`,
    taken: 'Pas de place : une autre table ou le bord gêne.',
    tooWide:
      'Trop large pour une tablette : ces tables y apparaissent l’une après l’autre. Mettez moins de tables par rangée ou placez-en certaines en dessous.',
    said: {
      chosen: (name) => `Table ${name} choisie. Touchez son emplacement ou utilisez les flèches.`,
      moved: (name, column, row) => `Table ${name} : colonne ${column}, rangée ${row}.`,
      resized: (name, width, depth) =>
        `Table ${name} : ${width} pas de large, ${depth} de profondeur.`,
      turned: (name) => `Table ${name} tournée.`,
      takenOff: (name) => `Table ${name} retirée du plan.`,
      noRoom: (name) => `Pas de place ici pour la table ${name}.`,
      undone: 'Dernier changement annulé.',
      cleared: 'Le plan est vide.',
      arranged: (placed, left) =>
        left === 0
          ? `Tables placées : ${placed}.`
          : `Tables placées : ${placed} ; sans place : ${left}.`,
    },
  },
};
