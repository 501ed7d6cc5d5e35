import type { MessageParts } from '../staff-messages.ts';

/** Texts of the floor plan that the owner draws. */
export const floorPlan: MessageParts['floorPlan'] = {
  floorPlan: {
    heading: 'Aretoko planoa',
    hint: 'Zerbitzuak hemen dauden bezala erakusten ditu mahaiak. Ukitu mahai bat, eta gero dagoen lekua; urrats bat biko mahai baten zabaleraren erdia da.',
    keys: 'Sartu teklak mahai bat aukeratzen du. Geziek mugitu egiten dute, Maius teklarekin handitu edo txikitu, T teklak biratu, Ezabatu teklak planotik kendu, Esc teklak askatu.',
    area: 'Gunea',
    noArea: 'Gunerik gabe',
    noTables: 'Gehitu lehenengo mahaiak; gero planoan jarri ahal izango dituzu.',
    undo: 'Desegin',
    arrange: 'Jarri mahaiak',
    clear: 'Hustu planoa',
    plan: (area) => `Planoa: ${area}`,
    tableName: (name) => `${name} mahaia`,
    tableLabel: (name, seats, column, row) =>
      `${name} mahaia, ${seats} leku, ${column}. zutabea, ${row}. ilara`,
    offPlan: 'Planotik kanpo',
    offPlanHint: 'Zerbitzuan besteen ondoren datoz.',
    offPlanTable: (name, seats) => `${name} mahaia, ${seats} leku, planotik kanpo`,
    tapPlace: 'Ukitu planoan mahaia dagoen lekua.',
    putFree: 'Jarri lehenengo leku librean',
    column: 'Zutabea',
    row: 'Ilara',
    width: 'Zabalera',
    depth: 'Sakonera',
    shape: 'Forma',
    shapes: { RECTANGLE: 'Laukizuzena', ROUND: 'Biribila' },
    turn: 'Biratu',
    takeOff: 'Kendu planotik',
    done: 'Eginda',
    range: (least, most) => `${least} eta ${most} artean.`,
    taken: 'Ez dago lekurik: beste mahai batek edo ertzak eragozten du.',
    tooWide:
      'Zabalegia tableta baterako: han mahai hauek bata bestearen atzetik agertzen dira. Jarri mahai gutxiago ilara bakoitzean, edo jarri batzuk azpian.',
    said: {
      chosen: (name) => `${name} mahaia aukeratuta. Ukitu haren lekua, edo erabili geziak.`,
      moved: (name, column, row) => `${name} mahaia: ${column}. zutabea, ${row}. ilara.`,
      resized: (name, width, depth) => `${name} mahaia: ${width} urrats zabal, ${depth} sakon.`,
      turned: (name) => `${name} mahaia biratuta.`,
      takenOff: (name) => `${name} mahaia planotik kanpo.`,
      noRoom: (name) => `Hor ez dago lekurik ${name} mahaiarentzat.`,
      undone: 'Azken aldaketa deseginda.',
      cleared: 'Planoa hutsik dago.',
      arranged: (placed, left) =>
        left === 0
          ? `Jarritako mahaiak: ${placed}.`
          : `Jarritako mahaiak: ${placed}; lekurik gabe: ${left}.`,
    },
  },
};
