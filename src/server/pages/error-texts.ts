import type { Language } from '../../domain/language.ts';

interface ErrorText {
  title: string;
  /** What to do next. */
  advice: string;
}

/** The texts of the page that a visitor gets in place of another one, in one language. */
export interface ErrorTexts {
  /** Nothing is at the address. */
  missing: ErrorText;
  /** Too many requests came from the visitor's network. */
  tooMany: ErrorText;
  /** The server or its database does not work at the moment. */
  failed: ErrorText;
  /** A link. */
  start: string;
}

export const ERROR_TEXTS: Readonly<Record<Language, ErrorTexts>> = {
  es: {
    missing: {
      title: 'Esta página no existe',
      advice: 'Puede que la dirección tenga algún error.',
    },
    tooMany: {
      title: 'Demasiadas solicitudes',
      advice: 'Espera un minuto y vuelve a cargar la página.',
    },
    failed: {
      title: 'Ahora mismo no se puede mostrar esta página',
      advice: 'Vuelve a intentarlo dentro de unos minutos.',
    },
    start: 'Ir a la página de inicio',
  },
  ca: {
    missing: {
      title: 'Aquesta pàgina no existeix',
      advice: 'Pot ser que l’adreça tingui algun error.',
    },
    tooMany: {
      title: 'Massa sol·licituds',
      advice: 'Espera un minut i torna a carregar la pàgina.',
    },
    failed: {
      title: 'Ara mateix no es pot mostrar aquesta pàgina',
      advice: 'Torna-ho a provar d’aquí a uns minuts.',
    },
    start: 'Ves a la pàgina d’inici',
  },
  it: {
    missing: {
      title: 'Questa pagina non esiste',
      advice: 'Forse c’è un errore nell’indirizzo.',
    },
    tooMany: {
      title: 'Troppe richieste',
      advice: 'Aspetta un minuto e ricarica la pagina.',
    },
    failed: {
      title: 'Al momento non è possibile mostrare questa pagina',
      advice: 'Riprova tra qualche minuto.',
    },
    start: 'Vai alla pagina iniziale',
  },
  en: {
    missing: {
      title: 'This page does not exist',
      advice: 'There may be a mistake in the address.',
    },
    tooMany: {
      title: 'Too many requests',
      advice: 'Please wait a minute, then load the page again.',
    },
    failed: {
      title: 'This page cannot be shown at the moment',
      advice: 'Please try again in a few minutes.',
    },
    start: 'Go to the start page',
  },
  de: {
    missing: {
      title: 'Diese Seite gibt es nicht',
      advice: 'Vielleicht ist in der Adresse ein Tippfehler.',
    },
    tooMany: {
      title: 'Zu viele Anfragen',
      advice: 'Bitte warten Sie eine Minute und laden Sie die Seite dann neu.',
    },
    failed: {
      title: 'Diese Seite kann gerade nicht angezeigt werden',
      advice: 'Bitte versuchen Sie es in einigen Minuten noch einmal.',
    },
    start: 'Zur Startseite',
  },
  fr: {
    missing: {
      title: 'Cette page n’existe pas',
      advice: 'L’adresse contient peut-être une erreur.',
    },
    tooMany: {
      title: 'Trop de requêtes',
      advice: 'Attendez une minute, puis rechargez la page.',
    },
    failed: {
      title: 'Cette page ne peut pas être affichée pour le moment',
      advice: 'Réessayez dans quelques minutes.',
    },
    start: 'Aller à la page d’accueil',
  },
  pt: {
    missing: {
      title: 'Esta página não existe',
      advice: 'Talvez haja um erro no endereço.',
    },
    tooMany: {
      title: 'Demasiados pedidos',
      advice: 'Aguarde um minuto e volte a carregar a página.',
    },
    failed: {
      title: 'De momento, não é possível mostrar esta página',
      advice: 'Tente novamente dentro de alguns minutos.',
    },
    start: 'Ir para a página inicial',
  },
  eu: {
    missing: {
      title: 'Orri hau ez da existitzen',
      advice: 'Baliteke helbidean akatsen bat egotea.',
    },
    tooMany: {
      title: 'Eskaera gehiegi',
      advice: 'Itxaron minutu bat eta kargatu berriro orria.',
    },
    failed: {
      title: 'Une honetan ezin da orri hau erakutsi',
      advice: 'Saiatu berriro minutu batzuk barru.',
    },
    start: 'Joan hasierako orrira',
  },
};
