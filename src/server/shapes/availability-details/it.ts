import type { DetailName } from './detail-name.ts';

export const IT_DETAILS: Record<DetailName, string> = {
  CONFIRMED: 'C’è un tavolo per te.',
  REQUESTED: 'Puoi inviare una richiesta e il ristorante ti risponderà.',
  PENDING_WAIT_LIST_BOOKING: 'Puoi entrare in lista d’attesa.',
  CLOSED:
    'Il ristorante non accetta prenotazioni per quel giorno o quell’orario. Scegli un altro momento.',
  FULL: 'Ci dispiace, è tutto prenotato. Forse c’è ancora posto a un altro orario o in un altro giorno.',
  PARTY_TOO_SMALL:
    'Questi tavoli sono riservati a gruppi più numerosi. Scegli un altro orario o un altro giorno.',
  PARTY_TOO_LARGE:
    'Il tuo gruppo è troppo numeroso per prenotare online. Chiedi al ristorante: forse riesce a trovarti posto.',
  TOO_SOON:
    'Manca troppo poco tempo per prenotare online. Scegli un orario successivo o chiedi direttamente al ristorante.',
  TOO_FAR_AHEAD:
    'Le prenotazioni per quel giorno non sono ancora aperte. Scegli un giorno precedente o torna più avanti.',
  PAST: 'Quel momento è già passato. Scegline uno successivo.',
  MANUAL_CONFIRMATION:
    'Il ristorante conferma personalmente queste prenotazioni. Invia una richiesta e ti risponderà.',
  EXPERIENCE_REQUIRED:
    'Questi tavoli si prenotano insieme a un’esperienza. Scegli quella che preferisci.',
  EXPERIENCE_NOT_AVAILABLE:
    'Questa esperienza non è disponibile per il tuo gruppo. Scegli un altro orario o un’altra esperienza.',
  EXPERIENCE_UNKNOWN: 'Il ristorante non offre questa esperienza. Scegline un’altra.',
  EXPERIENCE_TICKETS:
    'Questa esperienza richiede un altro numero di biglietti per il tuo gruppo. Scegli un altro numero.',
  EXPERIENCE_AREA: 'Questa esperienza non è offerta in questa zona. Scegli un’altra zona.',
  AREA_NOT_AVAILABLE:
    'Questa zona non è disponibile. Forse c’è posto in un’altra zona o a un altro orario.',
  ADD_ON_NOT_AVAILABLE:
    'Gli extra che hai scelto non sono disponibili così. Controlla quali sono e in che quantità.',
  ORDERABLE: 'Puoi ordinarlo con la prenotazione.',
  NOT_ORDERABLE: 'Non è disponibile per quell’orario. Scegli qualcos’altro o un altro orario.',
  HIGH_CHAIRS_NOT_AVAILABLE:
    'Non ci sono abbastanza seggioloni. Chiedine di meno o scegli un altro orario.',
  STROLLERS_NOT_AVAILABLE:
    'Non c’è abbastanza spazio per i passeggini. Portane di meno o scegli un altro orario.',
};
