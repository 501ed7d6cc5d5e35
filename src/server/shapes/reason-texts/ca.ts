import type { ReasonTexts } from './reason-texts.ts';

export const CA_REASONS: ReasonTexts = {
  COVERS_PER_SLOT: {
    one: 'El restaurant admet una persona per a la mateixa hora. Places ja ocupades: {taken}.',
    other:
      'El restaurant admet fins a {n} persones per a la mateixa hora. Places ja ocupades: {taken}.',
  },
  PARTIES_PER_SLOT: {
    one: 'El restaurant admet una reserva per a la mateixa hora. Ja fetes: {taken}.',
    other: 'El restaurant admet fins a {n} reserves per a la mateixa hora. Ja fetes: {taken}.',
  },
  HIGH_CHAIRS_NOT_AVAILABLE: {
    one: 'El restaurant té una trona. Ocupades a aquesta hora: {taken}.',
    other: 'El restaurant té {n} trones. Ocupades a aquesta hora: {taken}.',
  },
  STROLLERS_NOT_AVAILABLE: {
    one: 'El restaurant té lloc per a un cotxet. Ocupats a aquesta hora: {taken}.',
    other: 'El restaurant té lloc per a {n} cotxets. Ocupats a aquesta hora: {taken}.',
  },
  ADD_ON_STOCK: '«{name}»: com a màxim {n} alhora. Ja demanats per a aquesta hora: {taken}.',
  TABLES_TAKEN: {
    one: 'Aquí hi ha una taula per al teu grup, i a aquesta hora no està lliure prou temps.',
    other: 'Aquí hi ha {n} taules per al teu grup, i a aquesta hora cap no està lliure prou temps.',
  },
  COMBINATIONS_TAKEN: {
    one: 'Aquí només hi ha lloc per al teu grup en taules juntes, i a aquesta hora no estan lliures prou temps.',
    other:
      'Aquí hi ha {n} taules o grups de taules juntes per al teu grup, i a aquesta hora res no està lliure prou temps.',
  },
  NEXT_FREE: 'Propera hora lliure: {time}.',
  NO_LARGER_TABLE: {
    one: 'Aquí les taules són per a una persona, i no es poden ajuntar per al teu grup.',
    other:
      'Aquí poden seure juntes fins a {n} persones: no hi ha taules més grans ni es poden ajuntar per al teu grup.',
  },
  KEPT_FOR_LARGER: 'Aquí, les taules prou grans es guarden per a grups de {n} o més.',
  NO_TABLES: 'Aquí no hi ha taules que es puguin reservar.',
};
