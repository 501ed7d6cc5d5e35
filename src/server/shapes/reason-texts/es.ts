import type { ReasonTexts } from './reason-texts.ts';

export const ES_REASONS: ReasonTexts = {
  COVERS_PER_SLOT: {
    one: 'El restaurante admite a una persona para la misma hora. Plazas ya ocupadas: {taken}.',
    other:
      'El restaurante admite hasta {n} personas para la misma hora. Plazas ya ocupadas: {taken}.',
  },
  PARTIES_PER_SLOT: {
    one: 'El restaurante admite una reserva para la misma hora. Ya hechas: {taken}.',
    other: 'El restaurante admite hasta {n} reservas para la misma hora. Ya hechas: {taken}.',
  },
  HIGH_CHAIRS_NOT_AVAILABLE: {
    one: 'El restaurante tiene una trona. Ocupadas a esa hora: {taken}.',
    other: 'El restaurante tiene {n} tronas. Ocupadas a esa hora: {taken}.',
  },
  STROLLERS_NOT_AVAILABLE: {
    one: 'El restaurante tiene sitio para un carrito de bebé. Ocupados a esa hora: {taken}.',
    other: 'El restaurante tiene sitio para {n} carritos de bebé. Ocupados a esa hora: {taken}.',
  },
  ADD_ON_STOCK: '«{name}»: como máximo {n} a la vez. Ya pedidos para esa hora: {taken}.',
  TABLES_TAKEN: {
    one: 'Aquí hay una mesa para tu grupo, y a esa hora no está libre el tiempo suficiente.',
    other:
      'Aquí hay {n} mesas para tu grupo, y a esa hora ninguna está libre el tiempo suficiente.',
  },
  COMBINATIONS_TAKEN: {
    one: 'Aquí solo hay sitio para tu grupo en mesas juntas, y a esa hora no están libres el tiempo suficiente.',
    other:
      'Aquí hay {n} mesas o grupos de mesas juntas para tu grupo, y a esa hora nada está libre el tiempo suficiente.',
  },
  NEXT_FREE: 'Próxima hora libre: {time}.',
  NO_LARGER_TABLE: {
    one: 'Aquí las mesas son para una persona, y no se pueden juntar para tu grupo.',
    other:
      'Aquí pueden sentarse juntas hasta {n} personas: no hay mesas más grandes ni se pueden juntar para tu grupo.',
  },
  KEPT_FOR_LARGER: 'Aquí, las mesas lo bastante grandes se guardan para grupos de {n} o más.',
  NO_TABLES: 'Aquí no hay mesas que se puedan reservar.',
};
