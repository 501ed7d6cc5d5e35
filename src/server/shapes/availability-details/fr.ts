import type { DetailName } from './detail-name.ts';

export const FR_DETAILS: Record<DetailName, string> = {
  CONFIRMED: 'Il y a une table pour vous.',
  REQUESTED: 'Vous pouvez envoyer une demande et le restaurant vous répondra.',
  PENDING_WAIT_LIST_BOOKING: 'Vous pouvez vous inscrire sur la liste d’attente.',
  CLOSED:
    'Le restaurant ne prend pas de réservations pour ce jour ou cette heure. Choisissez un autre moment.',
  FULL: 'Désolés, nous sommes complets. Il reste peut-être une table à une autre heure ou un autre jour.',
  PARTY_TOO_SMALL:
    'Ces tables sont gardées pour des groupes plus grands. Choisissez une autre heure ou un autre jour.',
  PARTY_TOO_LARGE:
    'Votre groupe est trop grand pour réserver en ligne. Contactez le restaurant : il trouvera peut-être de la place pour vous.',
  TOO_SOON:
    'Le délai est trop court pour réserver en ligne. Choisissez une heure plus tardive ou contactez directement le restaurant.',
  TOO_FAR_AHEAD:
    'Les réservations pour ce jour ne sont pas encore ouvertes. Choisissez un jour plus proche ou revenez plus tard.',
  PAST: 'Ce moment est déjà passé. Choisissez-en un autre.',
  MANUAL_CONFIRMATION:
    'Le restaurant confirme lui-même ces réservations. Envoyez une demande et il vous répondra.',
  EXPERIENCE_REQUIRED:
    'Ces tables se réservent avec une expérience. Choisissez celle qui vous plaît.',
  EXPERIENCE_NOT_AVAILABLE:
    'Cette expérience n’est pas disponible pour votre groupe. Choisissez une autre heure ou une autre expérience.',
  EXPERIENCE_UNKNOWN: 'Le restaurant ne propose pas cette expérience. Choisissez-en une autre.',
  EXPERIENCE_TICKETS:
    'Cette expérience demande un autre nombre de places pour votre groupe. Choisissez un autre nombre.',
  EXPERIENCE_AREA:
    'Cette expérience n’est pas proposée dans cet espace. Choisissez un autre espace.',
  AREA_NOT_AVAILABLE:
    'Cet espace n’est pas disponible. Il reste peut-être de la place dans un autre espace ou à une autre heure.',
  ADD_ON_NOT_AVAILABLE:
    'Les extras choisis ne sont pas disponibles ainsi. Vérifiez votre choix et les quantités.',
  ORDERABLE: 'Vous pouvez le commander avec votre réservation.',
  NOT_ORDERABLE:
    'Ce n’est pas disponible pour cette heure. Choisissez autre chose ou une autre heure.',
  HIGH_CHAIRS_NOT_AVAILABLE:
    'Il ne reste pas assez de chaises hautes. Demandez-en moins ou choisissez une autre heure.',
  STROLLERS_NOT_AVAILABLE:
    'Il ne reste pas assez de place pour les poussettes. Venez avec moins de poussettes ou choisissez une autre heure.',
};
