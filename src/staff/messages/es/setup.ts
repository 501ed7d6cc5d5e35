import type { MessageParts } from '../staff-messages.ts';

/** Texts of the page that sets up the first venue of a server. */
export const setup = {
  setup: {
    heading: 'Tu restaurante',
    intro: 'Unos minutos y los clientes podrán reservar. Todo se puede cambiar después.',
    code: 'Código del terminal',
    codeHint: 'Aparece en la ventana en la que se inició el servidor.',
    you: 'Tú',
    yourName: 'Tu nombre',
    password: 'Contraseña',
    passwordHint: 'Al menos 10 caracteres.',
    restaurant: 'El restaurante',
    website: 'Tu página web',
    websiteHint: 'Donde estará el widget de reservas. Déjalo vacío si no tienes.',
    privacyPolicyHint: 'Los clientes la aceptan al reservar. Basta una página de tu web.',
    meals: { BREAKFAST: 'Desayuno', LUNCH: 'Comida', DINNER: 'Cena' },
    served: 'Se puede reservar',
    tablesHint: 'Cuántas mesas de cada tamaño. Los nombres y las zonas vienen después.',
    addTables: 'Añadir otro tamaño',
    tablesTitle: (count, covers) =>
      `${count} ${count === 1 ? 'mesa' : 'mesas'} para ${covers} como máximo`,
    tableCount: 'Cuántas mesas',
    faults: (n) => (n === 1 ? 'Hay 1 campo por revisar' : `Hay ${n} campos por revisar`),
    create: 'Crear el restaurante',
    creating: 'Creando…',
    wrongCode: 'No es el código que muestra el terminal. Cada arranque del servidor genera otro.',
    closed: 'Este servidor ya tiene su restaurante. Vuelve a cargar la página para iniciar sesión.',
    noAnswer:
      'No ha llegado respuesta. Vuelve a cargar la página: si te pide iniciar sesión, se ha creado.',
    refused: (why) => `No se ha creado: ${why}`,
  },
} satisfies MessageParts['setup'];
