import type { Language } from '../domain/language.ts';

/** The only words that cannot come in a file of their own: those that say that it did not come. */
const WORDS: Record<Language, [sentence: string, retry: string]> = {
  es: ['La página no se ha podido cargar. Comprueba tu conexión.', 'Reintentar'],
  ca: ['La pàgina no s’ha pogut carregar. Comprova la connexió.', 'Torna-ho a provar'],
  it: ['Non è stato possibile caricare la pagina. Controlla la connessione.', 'Riprova'],
  en: ['The page could not be loaded. Please check your connection.', 'Try again'],
  de: ['Die Seite ließ sich nicht laden. Prüfen Sie Ihre Verbindung.', 'Noch einmal versuchen'],
  fr: ['La page n’a pas pu être chargée. Vérifiez votre connexion.', 'Réessayer'],
  pt: ['Não foi possível carregar a página. Verifique a ligação.', 'Tentar de novo'],
  eu: ['Ezin izan da orria kargatu. Egiaztatu konexioa.', 'Saiatu berriro'],
};

export function CouldNotLoad({ language }: { language: Language }) {
  const [sentence, retry] = WORDS[language];
  return (
    <div className="failure" role="alert">
      <p>{sentence}</p>
      <button type="button" className="quiet-button" onClick={() => location.reload()}>
        {retry}
      </button>
    </div>
  );
}
