import type { AvailabilityCode } from '../../domain/availability/judgement.ts';

export const ES_DETAILS: Record<AvailabilityCode, string> = {
  AVAILABLE: 'Hay mesa para ti.',
  CLOSED: 'El restaurante no admite reservas para ese día o esa hora. Elige otro momento.',
  FULL: 'Lo sentimos, está todo reservado. Puede que quede sitio a otra hora u otro día.',
  PARTY_TOO_SMALL: 'Estas mesas se guardan para grupos más grandes. Elige otra hora u otro día.',
  PARTY_TOO_LARGE:
    'Tu grupo es demasiado grande para reservar por internet. Consulta al restaurante: quizá pueda hacerte sitio.',
  TOO_SOON:
    'Queda muy poco tiempo para reservar por internet. Elige una hora posterior o consulta directamente al restaurante.',
  TOO_FAR_AHEAD:
    'Las reservas para ese día aún no están abiertas. Elige un día anterior o vuelve más adelante.',
  PAST: 'Ese momento ya ha pasado. Elige uno posterior.',
  MANUAL_CONFIRMATION:
    'El restaurante confirma personalmente estas reservas. Envía una solicitud y te responderá.',
  EXPERIENCE_REQUIRED: 'Estas mesas se reservan con una experiencia. Elige la que más te guste.',
  EXPERIENCE_NOT_AVAILABLE:
    'Esta experiencia no está disponible para tu grupo. Elige otra hora u otra experiencia.',
  AREA_NOT_AVAILABLE:
    'Esta zona no está disponible. Puede que quede sitio en otra zona o a otra hora.',
  ADD_ON_NOT_AVAILABLE:
    'Los extras que has elegido no están disponibles así. Revisa cuáles son y en qué cantidad.',
  HIGH_CHAIRS_NOT_AVAILABLE: 'No quedan suficientes tronas. Pide menos o elige otra hora.',
  STROLLERS_NOT_AVAILABLE:
    'No queda suficiente espacio para cochecitos de bebé. Trae menos o elige otra hora.',
};
