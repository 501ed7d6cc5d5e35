import type { DetailName } from './detail-name.ts';

export const DE_DETAILS: Record<DetailName, string> = {
  CONFIRMED: 'Es ist ein Tisch für Sie frei.',
  REQUESTED: 'Sie können eine Anfrage senden, und das Restaurant antwortet Ihnen.',
  PENDING_WAIT_LIST_BOOKING: 'Sie können sich auf die Warteliste setzen lassen.',
  CLOSED:
    'An diesem Tag oder zu dieser Zeit nimmt das Restaurant keine Reservierungen an. Bitte wählen Sie einen anderen Termin.',
  FULL: 'Leider ist alles ausgebucht. Zu einer anderen Zeit oder an einem anderen Tag ist vielleicht noch etwas frei.',
  PARTY_TOO_SMALL:
    'Diese Tische sind für größere Gruppen vorgesehen. Bitte wählen Sie eine andere Zeit oder einen anderen Tag.',
  PARTY_TOO_LARGE:
    'Ihre Gruppe ist für eine Online-Reservierung zu groß. Fragen Sie bitte das Restaurant: Vielleicht findet sich Platz für Sie.',
  TOO_SOON:
    'Für eine Online-Reservierung ist es zu kurzfristig. Bitte wählen Sie eine spätere Zeit oder fragen Sie direkt im Restaurant.',
  TOO_FAR_AHEAD:
    'Für diesen Tag kann man noch nicht reservieren. Bitte wählen Sie einen früheren Tag oder schauen Sie später wieder vorbei.',
  PAST: 'Dieser Zeitpunkt ist schon vorbei. Bitte wählen Sie einen späteren.',
  MANUAL_CONFIRMATION:
    'Diese Reservierungen bestätigt das Restaurant persönlich. Senden Sie eine Anfrage, und Sie bekommen eine Antwort.',
  EXPERIENCE_REQUIRED:
    'Diese Tische werden zusammen mit einem Erlebnis reserviert. Bitte wählen Sie eines aus.',
  EXPERIENCE_NOT_AVAILABLE:
    'Dieses Erlebnis ist für Ihre Gruppe nicht verfügbar. Bitte wählen Sie eine andere Zeit oder ein anderes Erlebnis.',
  EXPERIENCE_UNKNOWN:
    'Dieses Erlebnis bietet das Restaurant nicht an. Bitte wählen Sie ein anderes.',
  EXPERIENCE_TICKETS:
    'Für Ihre Gruppe braucht dieses Erlebnis eine andere Zahl von Tickets. Bitte wählen Sie eine andere.',
  EXPERIENCE_AREA:
    'Dieses Erlebnis gibt es in diesem Bereich nicht. Bitte wählen Sie einen anderen Bereich.',
  AREA_NOT_AVAILABLE:
    'Dieser Bereich ist nicht verfügbar. In einem anderen Bereich oder zu einer anderen Zeit ist vielleicht noch etwas frei.',
  ADD_ON_NOT_AVAILABLE:
    'Die gewählten Extras sind so nicht verfügbar. Bitte prüfen Sie, welche es sind und wie viele.',
  ORDERABLE: 'Das können Sie mit Ihrer Reservierung bestellen.',
  NOT_ORDERABLE:
    'Das ist für diese Zeit nicht verfügbar. Bitte wählen Sie etwas anderes oder eine andere Zeit.',
  HIGH_CHAIRS_NOT_AVAILABLE:
    'Es sind nicht genügend Hochstühle frei. Bitte nehmen Sie weniger oder wählen Sie eine andere Zeit.',
  STROLLERS_NOT_AVAILABLE:
    'Für Kinderwagen ist nicht genügend Platz. Bitte bringen Sie weniger mit oder wählen Sie eine andere Zeit.',
};
