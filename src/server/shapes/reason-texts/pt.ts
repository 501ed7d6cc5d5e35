import type { ReasonTexts } from './reason-texts.ts';

export const PT_REASONS: ReasonTexts = {
  COVERS_PER_SLOT: {
    one: 'O restaurante aceita uma pessoa para a mesma hora. Lugares já ocupados: {taken}.',
    other: 'O restaurante aceita até {n} pessoas para a mesma hora. Lugares já ocupados: {taken}.',
  },
  PARTIES_PER_SLOT: {
    one: 'O restaurante aceita uma reserva para a mesma hora. Já feitas: {taken}.',
    other: 'O restaurante aceita até {n} reservas para a mesma hora. Já feitas: {taken}.',
  },
  HIGH_CHAIRS_NOT_AVAILABLE: {
    one: 'O restaurante tem uma cadeira de bebé. Ocupadas a essa hora: {taken}.',
    other: 'O restaurante tem {n} cadeiras de bebé. Ocupadas a essa hora: {taken}.',
  },
  STROLLERS_NOT_AVAILABLE: {
    one: 'O restaurante tem espaço para um carrinho de bebé. Ocupados a essa hora: {taken}.',
    other: 'O restaurante tem espaço para {n} carrinhos de bebé. Ocupados a essa hora: {taken}.',
  },
  ADD_ON_STOCK: '«{name}»: no máximo {n} de cada vez. Já pedidos para essa hora: {taken}.',
  TABLES_TAKEN: {
    one: 'Aqui há uma mesa para o seu grupo, e a essa hora não está livre tempo suficiente.',
    other: 'Aqui há {n} mesas para o seu grupo, e a essa hora nenhuma está livre tempo suficiente.',
  },
  COMBINATIONS_TAKEN: {
    one: 'Aqui só há lugar para o seu grupo em mesas juntas, e a essa hora não estão livres tempo suficiente.',
    other:
      'Aqui há {n} mesas ou grupos de mesas juntas para o seu grupo, e a essa hora nada está livre tempo suficiente.',
  },
  NEXT_FREE: 'Próxima hora livre: {time}.',
  NO_LARGER_TABLE: {
    one: 'Aqui as mesas são para uma pessoa e não se podem juntar para o seu grupo.',
    other:
      'Aqui podem sentar-se juntas até {n} pessoas: não há mesas maiores nem se podem juntar para o seu grupo.',
  },
  KEPT_FOR_LARGER:
    'Aqui, as mesas com tamanho suficiente estão guardadas para grupos de {n} ou mais.',
  NO_TABLES: 'Aqui não há mesas que se possam reservar.',
};
