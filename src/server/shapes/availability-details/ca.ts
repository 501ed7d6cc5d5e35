import type { DetailName } from './detail-name.ts';

export const CA_DETAILS: Record<DetailName, string> = {
  CONFIRMED: 'Hi ha taula per a tu.',
  REQUESTED: 'Pots enviar una sol·licitud i el restaurant et respondrà.',
  PENDING_WAIT_LIST_BOOKING: 'Et pots apuntar a la llista d’espera.',
  CLOSED: 'El restaurant no admet reserves per a aquest dia o aquesta hora. Tria un altre moment.',
  FULL: 'Ho sentim, està tot reservat. Potser queda lloc a una altra hora o un altre dia.',
  PARTY_TOO_SMALL:
    'Aquestes taules es guarden per a grups més grans. Tria una altra hora o un altre dia.',
  PARTY_TOO_LARGE:
    'El teu grup és massa gran per reservar per internet. Consulta-ho amb el restaurant: potser et pot fer lloc.',
  TOO_SOON:
    'Falta massa poc temps per reservar per internet. Tria una hora posterior o consulta-ho directament amb el restaurant.',
  TOO_FAR_AHEAD:
    'Les reserves per a aquest dia encara no són obertes. Tria un dia anterior o torna més endavant.',
  PAST: 'Aquest moment ja ha passat. Tria’n un de posterior.',
  MANUAL_CONFIRMATION:
    'El restaurant confirma personalment aquestes reserves. Envia una sol·licitud i et respondrà.',
  EXPERIENCE_REQUIRED: 'Aquestes taules es reserven amb una experiència. Tria la que més t’agradi.',
  EXPERIENCE_NOT_AVAILABLE:
    'Aquesta experiència no està disponible per al teu grup. Tria una altra hora o una altra experiència.',
  EXPERIENCE_UNKNOWN: 'El restaurant no ofereix aquesta experiència. Tria’n una altra.',
  EXPERIENCE_TICKETS:
    'Aquesta experiència necessita un altre nombre de places per al teu grup. Tria un altre nombre.',
  EXPERIENCE_AREA: 'Aquesta experiència no s’ofereix en aquesta zona. Tria una altra zona.',
  AREA_NOT_AVAILABLE:
    'Aquesta zona no està disponible. Potser queda lloc en una altra zona o a una altra hora.',
  ADD_ON_NOT_AVAILABLE:
    'Els extres que has triat no estan disponibles així. Revisa quins són i en quina quantitat.',
  ORDERABLE: 'Ho pots demanar amb la teva reserva.',
  NOT_ORDERABLE: 'No està disponible per a aquesta hora. Tria una altra cosa o una altra hora.',
  HIGH_CHAIRS_NOT_AVAILABLE: 'No queden prou trones. Demana’n menys o tria una altra hora.',
  STROLLERS_NOT_AVAILABLE:
    'No queda prou espai per als cotxets. Porta’n menys o tria una altra hora.',
};
