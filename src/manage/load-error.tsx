import type { Language } from '../domain/language.ts';

/** In this chunk, because the file of the language may be what could not be loaded. */
const MESSAGES: Record<Language, [sentence: string, retry: string]> = {
  es: ['La página no se ha podido cargar. Comprueba tu conexión.', 'Reintentar'],
  ca: ['La pàgina no s’ha pogut carregar. Comprova la connexió.', 'Torna-ho a provar'],
  it: ['Non è stato possibile caricare la pagina. Controlla la connessione.', 'Riprova'],
  en: ['The page could not be loaded. Please check your connection.', 'Try again'],
  de: ['Die Seite ließ sich nicht laden. Prüfen Sie Ihre Verbindung.', 'Noch einmal versuchen'],
  fr: ['La page n’a pas pu être chargée. Vérifiez votre connexion.', 'Réessayer'],
  pt: ['Não foi possível carregar a página. Verifique a ligação.', 'Tentar de novo'],
  eu: ['Ezin izan da orria kargatu. Egiaztatu konexioa.', 'Saiatu berriro'],
};

export function LoadError({ language }: { language: Language }) {
  const [sentence, retry] = MESSAGES[language];
  return (
    <div className="failure" role="alert">
      <p>{sentence}</p>
      <button type="button" className="secondary-button" onClick={() => location.reload()}>
        {retry}
      </button>
    </div>
  );
}
