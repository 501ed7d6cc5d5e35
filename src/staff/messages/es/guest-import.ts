import type { MessageParts } from '../staff-messages.ts';

/** Texts about guests who are taken over from another system. */
export const guestImport = {
  guestImport: {
    intro:
      'Importa clientes de otro sistema desde un archivo CSV, como los que guardan las hojas de cálculo. A quien ya se conoce por el correo o el teléfono se le añade lo que falta; no se sobrescribe nada.',
    noConsent:
      'Con una importación, nadie da su consentimiento para recibir correos ni publicidad.',
    choose: 'Elegir un archivo',
    chooseAnother: 'Elegir otro archivo',
    fileHint: 'Hasta 10 000 clientes. Una línea tiene los nombres de las columnas.',
    fileFaults: {
      UNREADABLE: 'No se ha podido leer este archivo.',
      SPREADSHEET: 'Esto es una hoja de cálculo. Guárdala como CSV y elige ese archivo.',
      TOO_LARGE: 'Este archivo es demasiado grande. Divídelo en varios.',
      EMPTY: 'Este archivo no tiene clientes debajo de los nombres de las columnas.',
    },
    tooMany: (most) =>
      `Este archivo tiene más de ${most} clientes. Divídelo en varios, cada uno con los nombres de las columnas.`,
    columns: '¿Qué columna tiene cada dato?',
    columnsHint: 'Se ha deducido de los nombres de las columnas. Cambia lo que no sea correcto.',
    fields: {
      name: 'Nombre',
      lastName: 'Apellidos',
      email: 'Correo',
      phone: 'Teléfono',
      birthDate: 'Fecha de nacimiento',
      birthMonth: 'Mes de nacimiento',
      birthYear: 'Año de nacimiento',
      postalCode: 'Código postal',
      language: 'Idioma',
      country: 'País',
      privateNotes: 'Notas',
      tags: 'Etiquetas',
      isVip: 'VIP',
      earlierVisitsCount: 'Visitas anteriores',
      earlierLastVisitOn: 'Última visita anterior',
    },
    none: 'No se importa',
    example: (text) => `El primer cliente: ${text}`,
    nameMissing: 'Elige la columna del nombre.',
    contactMissing: 'Elige la columna del correo o la del teléfono.',
    check: 'Revisar el archivo',
    checking: 'Se está revisando el archivo…',
    result: 'La importación hará esto:',
    created: (guests) => (guests === 1 ? '1 cliente nuevo' : `${guests} clientes nuevos`),
    completed: (guests) =>
      guests === 1
        ? '1 cliente conocido recibe lo que falta'
        : `${guests} clientes conocidos reciben lo que falta`,
    unchanged: (guests) =>
      guests === 1 ? '1 cliente conocido queda igual' : `${guests} clientes conocidos quedan igual`,
    nothingNew: 'No hay nada que importar: ya se conoce todo lo que tiene el archivo.',
    nationalPhones: (numbers, country) =>
      numbers === 1
        ? `1 teléfono sin prefijo de país se lee como nacional (${country})`
        : `${numbers} teléfonos sin prefijo de país se leen como nacionales (${country})`,
    becomes: (typed, phone) => `${typed} pasa a ser ${phone}`,
    otherNames: (count) =>
      count === 1
        ? '1 línea comparte correo o teléfono con otro nombre'
        : `${count} líneas comparten correo o teléfono con otro nombre`,
    sharedBy: (contact, guest, name) => `${contact} corresponde a ${guest} y a ${name}.`,
    sameGuest: (guest) => `${guest} conserva el nombre y recibe lo que falta.`,
    ownGuest: (name) => `${name} es otro cliente, sin este dato.`,
    lineLeftOut: 'Esta línea se deja fuera.',
    oneOrTwo: '¿Un cliente o dos?',
    forOtherNames: {
      SAME_GUEST: 'Un cliente: el nombre no cambia',
      OWN_GUEST: 'Dos clientes: el segundo, sin el dato que comparten',
      LEFT_OUT: 'Dejar fuera estas líneas para corregirlas',
    },
    faultyLines: (lines) =>
      lines === 1 ? '1 línea tiene un error' : `${lines} líneas tienen errores`,
    faultsHint:
      'Las demás líneas se pueden importar. Descarga estas, corrígelas y elige ese archivo: dice qué está mal.',
    onlyFaultsHint: 'Descarga las líneas, corrígelas y elige ese archivo: dice qué está mal.',
    faultsLabel: 'Errores',
    more: (count) => `y ${count} más`,
    line: (line) => `Línea ${line}:`,
    lines: (lines) => (lines === 1 ? '1 línea:' : `${lines} líneas:`),
    exampleInLine: (text, line) => `Como en la línea ${line}: «${text}»`,
    firstInLine: (line) => `La primera, la línea ${line}`,
    download: (lines) =>
      lines === 1 ? 'Descargar la línea con un error' : `Descargar las ${lines} líneas con errores`,
    whatIsWrong: 'Qué está mal',
    toCorrect: 'por corregir',
    leftOut: (lines) => (lines === 1 ? '1 línea se deja fuera' : `${lines} líneas se dejan fuera`),
    whichDate: (date) => `¿Qué fecha es ${date}?`,
    datesOpen: 'Algunas fechas se pueden leer de dos maneras. Indica abajo cuál es.',
    datesMixed:
      'Unas fechas empiezan por el día y otras por el mes. Indica abajo qué es lo correcto: las demás se dejan fuera para corregirlas.',
    whichOrder: '¿Qué orden es el correcto?',
    dateOrders: { DAY_FIRST: 'Primero el día', MONTH_FIRST: 'Primero el mes' },
    dateOrdersRead: {
      DAY_FIRST: 'Las fechas se leen con el día primero, como muestra el archivo.',
      MONTH_FIRST: 'Las fechas se leen con el mes primero, como muestra el archivo.',
    },
    fieldFaults: {
      name: 'el nombre no tiene ninguna letra ni cifra, o tiene más de 255 caracteres.',
      email: 'no es una dirección de correo.',
      phone:
        'no se entiende el teléfono. Escríbelo con el prefijo del país, como en +34 600 000 000.',
      birthDate: 'la fecha de nacimiento debe escribirse como 1980-12-31.',
      postalCode: 'el código postal es demasiado largo.',
      language: 'el idioma debe ser en, es, ca, it, de, fr, pt o eu.',
      country: 'el país debe ser un código de dos letras, como ES.',
      privateNotes: 'las notas tienen más de 2048 caracteres.',
      tags: 'una etiqueta tiene más de 40 caracteres o hay más de 20.',
      isVip: 'VIP debe ser sí o no.',
      earlierVisitsCount: 'el número de visitas debe ser un número entero.',
      earlierLastVisitOn:
        'la fecha de la última visita debe ser una fecha pasada, como 2024-12-31.',
    },
    lineFaults: {
      FIELD_NOT_VALID: 'hay algo no válido.',
      NO_CONTACT: 'hace falta un correo o un teléfono.',
      UNCLOSED_QUOTES: 'aquí se abren unas comillas que no se cierran.',
      OTHER_NAME: 'alguien con otro nombre tiene este correo o teléfono.',
    },
    importNow: (guests) => (guests === 1 ? 'Importar 1 cliente' : `Importar ${guests} clientes`),
    importAction: 'Importar',
    importing: 'Se están importando los clientes. Puede tardar un minuto…',
    done: 'Los clientes se han importado.',
  },
} satisfies MessageParts['guestImport'];
