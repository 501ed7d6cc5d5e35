import type { MessageParts } from '../staff-messages.ts';

/** Texts of the page that sets up the first venue of a server. */
export const setup = {
  setup: {
    heading: 'O seu restaurante',
    intro: 'Alguns minutos e os clientes já podem reservar. Tudo pode ser alterado depois.',
    code: 'Código do terminal',
    codeHint: 'Aparece na janela em que o servidor foi iniciado.',
    you: 'Você',
    yourName: 'O seu nome',
    password: 'Palavra-passe',
    passwordHint: 'Pelo menos 10 caracteres.',
    restaurant: 'O restaurante',
    website: 'O seu site',
    websiteHint: 'Onde ficará o widget de reservas. Deixe vazio se não tiver.',
    privacyPolicyHint: 'Os clientes aceitam-na ao reservar. Basta uma página do seu site.',
    meals: { BREAKFAST: 'Pequeno-almoço', LUNCH: 'Almoço', DINNER: 'Jantar' },
    served: 'Pode ser reservado',
    tablesHint: 'Quantas mesas de cada tamanho. Os nomes e as zonas vêm depois.',
    addTables: 'Adicionar outro tamanho',
    tablesTitle: (count, covers) => `${count} ${count === 1 ? 'mesa' : 'mesas'} para até ${covers}`,
    tableCount: 'Quantas mesas',
    faults: (n) => (n === 1 ? '1 campo a rever' : `${n} campos a rever`),
    create: 'Criar o restaurante',
    creating: 'A criar…',
    wrongCode: 'Não é o código que o terminal mostra. Cada arranque do servidor cria outro.',
    closed:
      'Este servidor já tem o seu restaurante. Volte a carregar a página para iniciar sessão.',
    noAnswer:
      'Não chegou resposta. Volte a carregar a página: se pedir para iniciar sessão, foi criado.',
    refused: (why) => `Não criado: ${why}`,
  },
} satisfies MessageParts['setup'];
