import type { LocalizedText } from '../domain/language.ts';
import type { VenueTexts } from '../domain/venue.ts';

export const WELCOME_APERITIF: LocalizedText = {
  es: 'Aperitivo de bienvenida',
  ca: 'Aperitiu de benvinguda',
  it: 'Aperitivo di benvenuto',
  en: 'Welcome aperitif',
  de: 'Begrüßungsaperitif',
  fr: 'Apéritif de bienvenue',
  pt: 'Aperitivo de boas-vindas',
  eu: 'Ongietorri-aperitifa',
};

/** The venue's texts beside the form's checkboxes and after a booking. */
export const VENUE_TEXTS: Omit<VenueTexts, 'privacyPolicyUrl' | 'consentVersion'> = {
  dataProcessingConsent: {
    es: 'Acepto que Casa Brisa trate mis datos para gestionar esta reserva.',
    ca: 'Accepte que Casa Brisa tracte les meues dades per a gestionar esta reserva.',
    it: 'Accetto che Casa Brisa tratti i miei dati per gestire questa prenotazione.',
    en: 'I agree that Casa Brisa processes my data to handle this booking.',
    de: 'Ich bin damit einverstanden, dass Casa Brisa meine Daten für diese Reservierung verarbeitet.',
    fr: 'J’accepte que Casa Brisa traite mes données pour gérer cette réservation.',
    pt: 'Aceito que a Casa Brisa trate os meus dados para gerir esta reserva.',
    eu: 'Onartzen dut Casa Brisak nire datuak erabiltzea erreserba hau kudeatzeko.',
  },
  marketingConsent: {
    es: 'Quiero recibir por correo las novedades de temporada de Casa Brisa.',
    ca: 'Vull rebre per correu les novetats de temporada de Casa Brisa.',
    it: 'Desidero ricevere via e-mail le novità di stagione di Casa Brisa.',
    en: 'I would like to hear of Casa Brisa’s seasonal news by email.',
    de: 'Ich möchte saisonale Neuigkeiten von Casa Brisa per E-Mail erhalten.',
    fr: 'Je souhaite recevoir par e-mail les nouvelles de saison de Casa Brisa.',
    pt: 'Quero receber por e-mail as novidades da época da Casa Brisa.',
    eu: 'Casa Brisaren sasoiko berriak posta elektronikoz jaso nahi ditut.',
  },
  timeLimit: {
    es: 'La mesa es tuya durante {minutes} minutos; después la espera otro grupo.',
    ca: 'La taula és teua durant {minutes} minuts; després l’espera un altre grup.',
    it: 'Il tavolo è tuo per {minutes} minuti; poi lo attende un altro gruppo.',
    en: 'The table is yours for {minutes} minutes; another party is expected after that.',
    de: 'Der Tisch gehört Ihnen {minutes} Minuten lang; danach erwartet ihn die nächste Gesellschaft.',
    fr: 'La table est à vous pendant {minutes} minutes ; d’autres convives l’attendent ensuite.',
    pt: 'A mesa é sua durante {minutes} minutos; depois é esperado outro grupo.',
    eu: 'Mahaia zurea da {minutes} minutuz; gero beste talde bat dator.',
  },
  bookingNote: {
    es: 'Guardamos la mesa quince minutos. Si te retrasas, llámanos y te esperamos.',
    ca: 'Guardem la taula quinze minuts. Si et retardes, telefona’ns i t’esperem.',
    it: 'Teniamo il tavolo per quindici minuti. Se sei in ritardo, chiamaci e ti aspettiamo.',
    en: 'We keep the table for fifteen minutes. If you are running late, call us and we will wait.',
    de: 'Wir halten den Tisch fünfzehn Minuten frei. Wenn Sie sich verspäten, rufen Sie uns an, dann warten wir.',
    fr: 'Nous gardons la table quinze minutes. En cas de retard, appelez-nous et nous vous attendrons.',
    pt: 'Guardamos a mesa quinze minutos. Se se atrasar, ligue-nos e esperamos por si.',
    eu: 'Hamabost minutuz gordetzen dugu mahaia. Berandutuz gero, deitu eta itxarongo dizugu.',
  },
};
