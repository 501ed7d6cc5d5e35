import type { StaffMessages } from '../staff-messages.ts';
import { waitText } from '../wait-text.ts';

/** Texts of the screens: sign-in, day, connection, errors. */
export const screens = {
  title: (venue) => `${venue} – Equipa`,
  close: 'Fechar',
  back: 'Voltar',
  dismiss: 'Dispensar',
  tryAgain: 'Tentar de novo',
  undo: 'Anular',
  loading: 'A carregar…',
  session: {
    heading: 'Iniciar sessão',
    again: 'Inicie sessão para continuar',
    againReason: 'A sessão foi terminada. O que escreveu continua aqui.',
    email: 'E-mail',
    password: 'Palavra-passe',
    signIn: 'Entrar',
    signingIn: 'A entrar…',
    signOut: 'Terminar sessão',
    emailMissing: 'Indique o seu e-mail.',
    passwordMissing: 'Indique a palavra-passe.',
    wrong: 'O e-mail ou a palavra-passe não estão certos.',
    code: 'Código',
    codeHint: 'Os seis algarismos da sua aplicação ou um código de recuperação.',
    codeMissing: 'Escreva o código.',
    codeWrong: 'O código não está certo ou já foi usado.',
    passkey: 'Entrar com uma chave de acesso',
    passkeyFailed:
      'Nenhuma chave de acesso foi aceite. Tente de novo, ou use o e-mail e a palavra-passe.',
    tooMany: (seconds) =>
      seconds === null
        ? 'Demasiadas tentativas. Aguarde um momento e tente de novo.'
        : `Demasiadas tentativas. Tente de novo dentro de ${waitText(seconds)}.`,
    noConnection: 'Não há ligação ao servidor. Verifique a rede e tente de novo.',
    signOutFailed: 'A sessão continua iniciada: o servidor não respondeu. Tente de novo.',
    menu: (name) => `Menu de ${name}`,
    takeOver: 'Mudar de pessoa',
    unreachable: 'Não é possível contactar o servidor',
    unreachableWhy: 'Assim que responder, esta página continua sozinha.',
  },
  missingEmail: {
    text: 'O restaurante não tem endereço de e-mail: nenhum e-mail o avisa de pedidos e alterações de última hora.',
    add: 'Adicionar um endereço',
  },
  places: {
    label: 'Secções',
    service: 'Serviço',
    guests: 'Clientes',
    reports: 'Relatórios',
    house: 'Casa',
  },
  broken: {
    heading: 'Não foi possível mostrar esta parte',
    why: 'A página pode ser mais antiga do que o servidor. Recarregue-a: não se perde nada do que foi enviado.',
    reload: 'Recarregar a página',
  },
  language: {
    label: 'Idioma',
    failed: (language) => `Não foi possível carregar o idioma (${language}). Tente de novo.`,
  },
  theme: { heading: 'Aspeto', auto: 'Como o dispositivo', dark: 'Escuro', light: 'Claro' },
  day: {
    today: 'Hoje',
    previous: 'Dia anterior',
    next: 'Dia seguinte',
    date: 'Data',
    search: 'Procurar',
    failed: 'Não foi possível carregar as reservas',
    skipToList: 'Ir para as reservas',
    weekdays: ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'],
    months: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'],
    short: (weekday, day, month) => `${weekday}, ${day} ${month}`,
  },
  error: {
    about: (action, who) => `${action} – ${who}`,
    connection: (action) =>
      `${action}: não chegou resposta; pode ter sido feito ou não. Tente de novo: nada é feito duas vezes.`,
    refused: (action, why) => `${action}: ${why}`,
    signedOut: (action) => `${action}: não foi feito, porque a sessão tinha terminado.`,
    gone: (action) => `${action}: esta reserva já não existe. Foi eliminada noutro lado.`,
    unknown: (action) => `${action}: algo falhou aqui. Tente de novo.`,
    retrying: 'Ainda sem resposta. A tentar de novo…',
    form: 'Há campos por rever.',
    read: 'O servidor não respondeu.',
  },
} satisfies Partial<StaffMessages>;
