import type { Language, LocalizedText } from './language.ts';

/** What a venue says before it has written texts of its own, in every language. `{venue}` is replaced. */
interface FirstTexts {
  diningRoom: string;
  dataProcessingConsent: string;
  marketingConsent: string;
  timeLimit: string;
}

const TEXTS: Readonly<Record<Language, FirstTexts>> = {
  es: {
    diningRoom: 'Comedor',
    dataProcessingConsent: 'Acepto que {venue} trate mis datos para gestionar esta reserva.',
    marketingConsent: 'Quiero recibir por correo las novedades de {venue}.',
    timeLimit: 'La mesa es tuya durante {minutes} minutos.',
  },
  ca: {
    diningRoom: 'Menjador',
    dataProcessingConsent:
      'Accepto que {venue} tracti les meves dades per gestionar aquesta reserva.',
    marketingConsent: 'Vull rebre per correu les novetats de {venue}.',
    timeLimit: 'La taula és teva durant {minutes} minuts.',
  },
  it: {
    diningRoom: 'Sala',
    dataProcessingConsent:
      'Accetto che {venue} tratti i miei dati per gestire questa prenotazione.',
    marketingConsent: 'Desidero ricevere via e-mail le novità di {venue}.',
    timeLimit: 'Il tavolo è tuo per {minutes} minuti.',
  },
  en: {
    diningRoom: 'Dining room',
    dataProcessingConsent: 'I agree that {venue} processes my data to handle this booking.',
    marketingConsent: 'I would like to hear from {venue} by email.',
    timeLimit: 'The table is yours for {minutes} minutes.',
  },
  de: {
    diningRoom: 'Gastraum',
    dataProcessingConsent:
      'Ich bin damit einverstanden, dass {venue} meine Daten für diese Reservierung verarbeitet.',
    marketingConsent: 'Ich möchte Neuigkeiten von {venue} per E-Mail erhalten.',
    timeLimit: 'Der Tisch gehört Ihnen {minutes} Minuten lang.',
  },
  fr: {
    diningRoom: 'Salle',
    dataProcessingConsent: 'J’accepte que {venue} traite mes données pour gérer cette réservation.',
    marketingConsent: 'Je souhaite recevoir par e-mail les nouvelles de {venue}.',
    timeLimit: 'La table est à vous pendant {minutes} minutes.',
  },
  pt: {
    diningRoom: 'Sala',
    dataProcessingConsent: 'Aceito que {venue} trate os meus dados para gerir esta reserva.',
    marketingConsent: 'Quero receber por e-mail as novidades de {venue}.',
    timeLimit: 'A mesa é sua durante {minutes} minutos.',
  },
  eu: {
    diningRoom: 'Jantokia',
    dataProcessingConsent:
      'Onartzen dut {venue} jatetxeak nire datuak erabiltzea erreserba hau kudeatzeko.',
    marketingConsent: '{venue} jatetxearen berriak posta elektronikoz jaso nahi ditut.',
    timeLimit: 'Mahaia zurea da {minutes} minutuz.',
  },
};

/** The meals whose names every language has. */
export const MEALS = ['BREAKFAST', 'LUNCH', 'DINNER'] as const;
export type Meal = (typeof MEALS)[number];

export const MEAL_NAMES: Readonly<Record<Meal, LocalizedText>> = {
  BREAKFAST: {
    es: 'Desayuno',
    ca: 'Esmorzar',
    it: 'Colazione',
    en: 'Breakfast',
    de: 'Frühstück',
    fr: 'Petit-déjeuner',
    pt: 'Pequeno-almoço',
    eu: 'Gosaria',
  },
  LUNCH: {
    es: 'Comida',
    ca: 'Dinar',
    it: 'Pranzo',
    en: 'Lunch',
    de: 'Mittagessen',
    fr: 'Déjeuner',
    pt: 'Almoço',
    eu: 'Bazkaria',
  },
  DINNER: {
    es: 'Cena',
    ca: 'Sopar',
    it: 'Cena',
    en: 'Dinner',
    de: 'Abendessen',
    fr: 'Dîner',
    pt: 'Jantar',
    eu: 'Afaria',
  },
};

/** One of the texts in every language. */
export function firstText(name: keyof FirstTexts, venue: string): LocalizedText {
  return Object.fromEntries(
    Object.entries(TEXTS).map(([language, texts]) => [
      language,
      texts[name].replace('{venue}', () => venue),
    ]),
  );
}
