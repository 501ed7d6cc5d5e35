import type { DetailName } from './detail-name.ts';

export const ES_DETAILS: Record<DetailName, string> = {
  CONFIRMED: 'Hay mesa para ti.',
  REQUESTED: 'Puedes enviar una solicitud y el restaurante te responderá.',
  PENDING_WAIT_LIST_BOOKING: 'Puedes apuntarte a la lista de espera.',
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
  EXPERIENCE_UNKNOWN: 'El restaurante no ofrece esta experiencia. Elige otra.',
  EXPERIENCE_TICKETS:
    'Esta experiencia necesita otro número de plazas para tu grupo. Elige otro número.',
  EXPERIENCE_AREA: 'Esta experiencia no se ofrece en esta zona. Elige otra zona.',
  AREA_NOT_AVAILABLE:
    'Esta zona no está disponible. Puede que quede sitio en otra zona o a otra hora.',
  ADD_ON_NOT_AVAILABLE:
    'Los extras que has elegido no están disponibles así. Revisa cuáles son y en qué cantidad.',
  ORDERABLE: 'Puedes pedirlo con tu reserva.',
  NOT_ORDERABLE: 'No está disponible para esa hora. Elige otra cosa u otra hora.',
  HIGH_CHAIRS_NOT_AVAILABLE: 'No quedan suficientes tronas. Pide menos o elige otra hora.',
  STROLLERS_NOT_AVAILABLE:
    'No queda suficiente espacio para carritos de bebé. Trae menos o elige otra hora.',
};
