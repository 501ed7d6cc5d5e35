import type { ReasonTexts } from './reason-texts.ts';

export const FR_REASONS: ReasonTexts = {
  COVERS_PER_SLOT: {
    one: 'Le restaurant accepte une personne pour la même heure. Places déjà prises\u00a0: {taken}.',
    other:
      'Le restaurant accepte jusqu’à {n} personnes pour la même heure. Places déjà prises\u00a0: {taken}.',
  },
  PARTIES_PER_SLOT: {
    one: 'Le restaurant accepte une réservation pour la même heure. Déjà faites\u00a0: {taken}.',
    other:
      'Le restaurant accepte jusqu’à {n} réservations pour la même heure. Déjà faites\u00a0: {taken}.',
  },
  HIGH_CHAIRS_NOT_AVAILABLE: {
    one: 'Le restaurant a une chaise haute. Prises à cette heure\u00a0: {taken}.',
    other: 'Le restaurant a {n} chaises hautes. Prises à cette heure\u00a0: {taken}.',
  },
  STROLLERS_NOT_AVAILABLE: {
    one: 'Le restaurant a de la place pour une poussette. Places prises à cette heure\u00a0: {taken}.',
    other:
      'Le restaurant a de la place pour {n} poussettes. Places prises à cette heure\u00a0: {taken}.',
  },
  ADD_ON_STOCK:
    '«\u00a0{name}\u00a0»\u00a0: {n} au plus à la fois. Déjà commandés pour cette heure\u00a0: {taken}.',
  TABLES_TAKEN: {
    one: 'Une table convient ici à votre groupe, et elle n’est pas libre assez longtemps à cette heure.',
    other:
      '{n} tables conviennent ici à votre groupe, et aucune n’est libre assez longtemps à cette heure.',
  },
  COMBINATIONS_TAKEN: {
    one: 'Seules des tables réunies conviennent ici à votre groupe, et elles ne sont pas libres assez longtemps à cette heure.',
    other:
      '{n} tables ou groupes de tables réunies conviennent ici à votre groupe, et rien n’est libre assez longtemps à cette heure.',
  },
  NEXT_FREE: 'Prochaine heure libre\u00a0: {time}.',
  NO_LARGER_TABLE: {
    one: 'Les tables sont ici pour une personne et ne peuvent pas être réunies pour votre groupe.',
    other:
      'Jusqu’à {n} personnes peuvent s’asseoir ensemble ici\u00a0: aucune table n’est plus grande, et elles ne peuvent pas être réunies pour votre groupe.',
  },
  KEPT_FOR_LARGER:
    'Les tables assez grandes sont gardées ici pour des groupes de {n} personnes ou plus.',
  NO_TABLES: 'Il n’y a ici aucune table à réserver.',
};
