import type { MessageParts } from '../staff-messages.ts';

/** Texts about guests who are taken over from another system. */
export const guestImport = {
  guestImport: {
    intro:
      'Importa clientes de outro sistema a partir de um ficheiro CSV, como os que as folhas de cálculo guardam. Os clientes já conhecidos pelo e-mail ou telefone recebem o que falta; nada é substituído.',
    noConsent: 'Com uma importação, ninguém dá consentimento para receber e-mails ou publicidade.',
    choose: 'Escolher um ficheiro',
    chooseAnother: 'Escolher outro ficheiro',
    fileHint: 'Até 10 000 clientes. Uma linha tem os nomes das colunas.',
    fileFaults: {
      UNREADABLE: 'Não foi possível ler este ficheiro.',
      SPREADSHEET: 'Isto é uma folha de cálculo. Guarde-a como CSV e escolha esse ficheiro.',
      TOO_LARGE: 'Este ficheiro é demasiado grande. Divida-o em vários.',
      EMPTY: 'Este ficheiro não tem clientes abaixo dos nomes das colunas.',
    },
    tooMany: (most) =>
      `Este ficheiro tem mais de ${most} clientes. Divida-o em vários, cada um com os nomes das colunas.`,
    columns: 'Que dados tem cada coluna?',
    columnsHint: 'Deduzido dos nomes das colunas. Altere o que não estiver certo.',
    fields: {
      name: 'Nome',
      lastName: 'Apelido',
      email: 'E-mail',
      phone: 'Telefone',
      birthDate: 'Data de nascimento',
      birthMonth: 'Mês de nascimento',
      birthYear: 'Ano de nascimento',
      postalCode: 'Código postal',
      language: 'Idioma',
      country: 'País',
      privateNotes: 'Notas',
      tags: 'Etiquetas',
      isVip: 'VIP',
      earlierVisitsCount: 'Visitas anteriores',
      earlierLastVisitOn: 'Última visita anterior',
    },
    none: 'Não importar',
    example: (text) => `O primeiro cliente: ${text}`,
    nameMissing: 'Escolha a coluna do nome.',
    contactMissing: 'Escolha a coluna do e-mail ou a do telefone.',
    check: 'Verificar o ficheiro',
    checking: 'A verificar o ficheiro…',
    result: 'A importação fará isto:',
    created: (guests) => (guests === 1 ? '1 cliente novo' : `${guests} clientes novos`),
    completed: (guests) =>
      guests === 1
        ? '1 cliente conhecido recebe o que falta'
        : `${guests} clientes conhecidos recebem o que falta`,
    unchanged: (guests) =>
      guests === 1
        ? '1 cliente conhecido fica igual'
        : `${guests} clientes conhecidos ficam iguais`,
    nothingNew: 'Não há nada para importar: tudo o que o ficheiro tem já é conhecido.',
    nationalPhones: (numbers, country) =>
      numbers === 1
        ? `1 telefone sem indicativo do país é lido como nacional (${country})`
        : `${numbers} telefones sem indicativo do país são lidos como nacionais (${country})`,
    becomes: (typed, phone) => `${typed} passa a ser ${phone}`,
    otherNames: (count) =>
      count === 1
        ? '1 linha partilha o email ou o telefone com outro nome'
        : `${count} linhas partilham o email ou o telefone com outro nome`,
    sharedBy: (contact, guest, name) => `${contact} corresponde a ${guest} e a ${name}.`,
    sameGuest: (guest) => `${guest} mantém o nome e recebe o que falta.`,
    ownGuest: (name) => `${name} é outro cliente, sem este dado.`,
    lineLeftOut: 'Esta linha fica de fora.',
    oneOrTwo: 'Um cliente ou dois?',
    forOtherNames: {
      SAME_GUEST: 'Um cliente: o nome fica',
      OWN_GUEST: 'Dois clientes: o segundo sem o dado em comum',
      LEFT_OUT: 'Deixar estas linhas de fora, para corrigir',
    },
    faultyLines: (lines) => (lines === 1 ? '1 linha tem um erro' : `${lines} linhas têm erros`),
    faultsHint:
      'As outras linhas podem ser importadas. Descarregue estas, corrija-as e escolha esse ficheiro: diz o que está mal.',
    onlyFaultsHint:
      'Descarregue as linhas, corrija-as e escolha esse ficheiro: diz o que está mal.',
    faultsLabel: 'Erros',
    more: (count) => `e mais ${count}`,
    line: (line) => `Linha ${line}:`,
    lines: (lines) => (lines === 1 ? '1 linha:' : `${lines} linhas:`),
    exampleInLine: (text, line) => `Como na linha ${line}: «${text}»`,
    firstInLine: (line) => `A primeira, linha ${line}`,
    download: (lines) =>
      lines === 1 ? 'Descarregar a linha com um erro' : `Descarregar as ${lines} linhas com erros`,
    whatIsWrong: 'O que está mal',
    toCorrect: 'por corrigir',
    leftOut: (lines) => (lines === 1 ? '1 linha fica de fora' : `${lines} linhas ficam de fora`),
    whichDate: (date) => `Que data é ${date}?`,
    datesOpen: 'Algumas datas podem ser lidas de duas maneiras. Indique abaixo qual é.',
    datesMixed:
      'Umas datas começam pelo dia, outras pelo mês. Indique abaixo o que está certo: as outras ficam de fora, para corrigir.',
    whichOrder: 'Que ordem está certa?',
    dateOrders: { DAY_FIRST: 'Primeiro o dia', MONTH_FIRST: 'Primeiro o mês' },
    dateOrdersRead: {
      DAY_FIRST: 'As datas são lidas com o dia primeiro, como mostra o ficheiro.',
      MONTH_FIRST: 'As datas são lidas com o mês primeiro, como mostra o ficheiro.',
    },
    fieldFaults: {
      name: 'o nome não tem letras nem algarismos, ou tem mais de 255 caracteres.',
      email: 'isto não é um endereço de e-mail.',
      phone:
        'não se percebe o telefone. Escreva-o com o indicativo do país, como em +34 600 000 000.',
      birthDate: 'a data de nascimento deve ser escrita como 1980-12-31.',
      postalCode: 'o código postal é demasiado longo.',
      language: 'o idioma deve ser en, es, ca, it, de, fr, pt ou eu.',
      country: 'o país deve ser um código de duas letras, como ES.',
      privateNotes: 'as notas têm mais de 2048 caracteres.',
      tags: 'uma etiqueta tem mais de 40 caracteres ou há mais de 20.',
      isVip: 'VIP deve ser sim ou não.',
      earlierVisitsCount: 'o número de visitas deve ser um número inteiro.',
      earlierLastVisitOn: 'a data da última visita deve ser passada, como 2024-12-31.',
    },
    lineFaults: {
      FIELD_NOT_VALID: 'algo não é válido.',
      NO_CONTACT: 'é preciso um e-mail ou um telefone.',
      UNCLOSED_QUOTES: 'aqui abrem-se aspas que não fecham.',
      OTHER_NAME: 'alguém com outro nome tem este email ou telefone.',
    },
    importNow: (guests) => (guests === 1 ? 'Importar 1 cliente' : `Importar ${guests} clientes`),
    importAction: 'Importar',
    importing: 'A importar os clientes. Pode demorar um minuto…',
    done: 'Os clientes foram importados.',
  },
} satisfies MessageParts['guestImport'];
