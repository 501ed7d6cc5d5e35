import type { ReasonTexts } from './reason-texts.ts';

export const EU_REASONS: ReasonTexts = {
  COVERS_PER_SLOT: {
    one: 'Jatetxeak lagun bat hartzen du ordu berean. Hartutako lekuak: {taken}.',
    other: 'Jatetxeak gehienez {n} lagun hartzen ditu ordu berean. Hartutako lekuak: {taken}.',
  },
  PARTIES_PER_SLOT: {
    one: 'Jatetxeak erreserba bat hartzen du ordu berean. Egindakoak: {taken}.',
    other: 'Jatetxeak gehienez {n} erreserba hartzen ditu ordu berean. Egindakoak: {taken}.',
  },
  HIGH_CHAIRS_NOT_AVAILABLE: {
    one: 'Jatetxeak haurrentzako aulki altu bat du. Ordu horretan hartuta: {taken}.',
    other: 'Jatetxeak haurrentzako {n} aulki altu ditu. Ordu horretan hartuta: {taken}.',
  },
  STROLLERS_NOT_AVAILABLE: {
    one: 'Jatetxeak haur-kotxe baterako lekua du. Ordu horretan hartuta: {taken}.',
    other: 'Jatetxeak {n} haur-kotxetarako lekua du. Ordu horretan hartuta: {taken}.',
  },
  ADD_ON_STOCK: '«{name}»: gehienez {n} aldi berean. Ordu horretarako eskatuta: {taken}.',
  TABLES_TAKEN: {
    one: 'Hemen mahai bat dago zuen talderako, eta ordu horretan ez dago behar adina denboraz libre.',
    other:
      'Hemen {n} mahai daude zuen talderako, eta ordu horretan bat ere ez dago behar adina denboraz libre.',
  },
  COMBINATIONS_TAKEN: {
    one: 'Hemen elkartutako mahaiak baino ez daude zuen talderako, eta ordu horretan ez daude behar adina denboraz libre.',
    other:
      'Hemen {n} mahai edo elkartutako mahai-multzo daude zuen talderako, eta ordu horretan bat ere ez dago behar adina denboraz libre.',
  },
  NEXT_FREE: 'Hurrengo ordu librea: {time}.',
  NO_LARGER_TABLE: {
    one: 'Hemengo mahaiak lagun batentzat dira, eta ezin dira elkartu zuen talderako.',
    other:
      'Hemen gehienez {n} lagun eser daitezke elkarrekin: ez dago mahai handiagorik, eta ezin dira elkartu zuen talderako.',
  },
  KEPT_FOR_LARGER:
    'Hemen, behar bezain handiak diren mahaiak {n} laguneko edo gehiagoko taldeentzat gordeta daude.',
  NO_TABLES: 'Hemen ez dago erreserba daitekeen mahairik.',
};
