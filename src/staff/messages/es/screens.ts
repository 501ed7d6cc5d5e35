import type { StaffMessages } from '../staff-messages.ts';
import { waitText } from '../wait-text.ts';

/** Texts of the screens: sign-in, day, connection, errors. */
export const screens = {
  title: (venue) => `${venue} – Equipo`,
  close: 'Cerrar',
  back: 'Volver',
  dismiss: 'Descartar',
  tryAgain: 'Reintentar',
  undo: 'Deshacer',
  loading: 'Cargando…',
  session: {
    heading: 'Iniciar sesión',
    again: 'Inicia sesión para seguir',
    againReason: 'Se ha cerrado la sesión. Lo que has escrito sigue aquí.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    signIn: 'Entrar',
    signingIn: 'Entrando…',
    signOut: 'Cerrar sesión',
    emailMissing: 'Escribe tu correo electrónico.',
    passwordMissing: 'Escribe tu contraseña.',
    wrong: 'El correo o la contraseña no son correctos.',
    code: 'Código',
    codeHint: 'Las seis cifras de tu aplicación o un código de recuperación.',
    codeMissing: 'Escribe el código.',
    codeWrong: 'El código no es correcto o ya se ha usado.',
    passkey: 'Entrar con una llave de acceso',
    passkeyFailed:
      'No se ha aceptado ninguna llave de acceso. Vuelve a probar, o usa el correo y la contraseña.',
    tooMany: (seconds) =>
      seconds === null
        ? 'Demasiados intentos. Espera un momento y vuelve a probar.'
        : `Demasiados intentos. Vuelve a probar en ${waitText(seconds)}.`,
    noConnection: 'No hay conexión con el servidor. Comprueba la red y vuelve a probar.',
    signOutFailed: 'La sesión sigue abierta: el servidor no ha respondido. Vuelve a probar.',
    menu: (name) => `Menú de ${name}`,
    takeOver: 'Cambiar de persona',
    unreachable: 'No se puede conectar con el servidor',
    unreachableWhy: 'En cuanto responda, esta página seguirá sola.',
  },
  missingEmail: {
    text: 'El restaurante no tiene dirección de correo: ningún correo le avisa de solicitudes y cambios de última hora.',
    add: 'Añadir una dirección',
  },
  places: {
    label: 'Secciones',
    service: 'Servicio',
    guests: 'Clientes',
    reports: 'Informes',
    house: 'Local',
  },
  broken: {
    heading: 'Esta parte no se ha podido mostrar',
    why: 'Puede que la página sea más antigua que el servidor. Vuelve a cargarla: no se pierde nada de lo enviado.',
    reload: 'Recargar la página',
  },
  language: {
    label: 'Idioma',
    failed: (language) => `No se ha podido cargar el idioma (${language}). Vuelve a probar.`,
  },
  theme: { heading: 'Aspecto', auto: 'Como el dispositivo', dark: 'Oscuro', light: 'Claro' },
  day: {
    today: 'Hoy',
    previous: 'Día anterior',
    next: 'Día siguiente',
    date: 'Fecha',
    search: 'Buscar',
    failed: 'No se han podido cargar las reservas',
    skipToList: 'Ir a las reservas',
    weekdays: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
    months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
    short: (weekday, day, month) => `${weekday}, ${day} ${month}`,
  },
  error: {
    about: (action, who) => `${action} – ${who}`,
    connection: (action) =>
      `${action}: no ha llegado respuesta; puede que se haya hecho o puede que no. Vuelve a probar: nada se hace dos veces.`,
    refused: (action, why) => `${action}: ${why}`,
    signedOut: (action) => `${action}: no se ha hecho, porque se había cerrado la sesión.`,
    gone: (action) => `${action}: esta reserva ya no existe. Se ha eliminado desde otro sitio.`,
    unknown: (action) => `${action}: algo ha fallado aquí. Vuelve a probar.`,
    retrying: 'Aún no hay respuesta. Probando otra vez…',
    form: 'Hay campos por revisar.',
    read: 'El servidor no ha respondido.',
  },
} satisfies Partial<StaffMessages>;
