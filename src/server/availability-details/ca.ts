import type { AvailabilityCode } from '../../domain/availability/judgement.ts';

export const CA_DETAILS: Record<AvailabilityCode, string> = {
  AVAILABLE: 'Hi ha taula per a tu.',
  CLOSED: 'El restaurant no admet reserves per a aquest dia o aquesta hora. Tria un altre moment.',
  FULL: 'Ho sentim, està tot reservat. Potser queda lloc a una altra hora o un altre dia.',
  PARTY_TOO_SMALL:
    'Aquestes taules es guarden per a grups més grans. Tria una altra hora o un altre dia.',
  PARTY_TOO_LARGE:
    'El teu grup és massa gran per reservar en línia. Consulta-ho amb el restaurant: potser et pot fer lloc.',
  TOO_SOON:
    'Falta massa poc temps per reservar en línia. Tria una hora posterior o consulta-ho directament amb el restaurant.',
  TOO_FAR_AHEAD:
    'Les reserves per a aquest dia encara no són obertes. Tria un dia anterior o torna més endavant.',
  PAST: 'Aquest moment ja ha passat. Tria’n un de posterior.',
  MANUAL_CONFIRMATION:
    'El restaurant confirma personalment aquestes reserves. Envia una sol·licitud i et respondrà.',
  EXPERIENCE_REQUIRED: 'Aquestes taules es reserven amb una experiència. Tria la que més t’agradi.',
  EXPERIENCE_NOT_AVAILABLE:
    'Aquesta experiència no està disponible per al teu grup. Tria una altra hora o una altra experiència.',
  AREA_NOT_AVAILABLE:
    'Aquesta zona no està disponible. Potser queda lloc en una altra zona o a una altra hora.',
  ADD_ON_NOT_AVAILABLE:
    'Els extres que has triat no estan disponibles així. Revisa quins són i en quina quantitat.',
  HIGH_CHAIRS_NOT_AVAILABLE: 'No queden prou trones. Demana’n menys o tria una altra hora.',
  STROLLERS_NOT_AVAILABLE:
    'No queda prou espai per als cotxets. Porta’n menys o tria una altra hora.',
};
