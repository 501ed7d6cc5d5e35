import type { MessageParts } from '../staff-messages.ts';

/** Texts about passkeys and authenticator apps. */
export const secondFactors = {
  secondFactors: {
    passkeys: 'Chaves de acesso',
    passkeysHint:
      'Um telemóvel, um computador ou uma chave de segurança inicia a sessão por si, depois de verificar o dedo, o rosto ou o seu código. Não é preciso palavra-passe.',
    addPasskey: 'Adicionar uma chave de acesso',
    noPasskeysHere: 'As chaves de acesso só funcionam no endereço https próprio do servidor.',
    passkeyName: 'Nome da chave de acesso',
    passkeyNameHint: 'Por exemplo, o dispositivo em que está.',
    nameMissing: 'Escreva um nome.',
    passkeyAdded: (name: string) => `A chave de acesso ${name} foi adicionada.`,
    passkeyRemoved: (name: string) => `A chave de acesso ${name} foi removida.`,
    passkeyThere: 'Este dispositivo já tem uma chave de acesso sua.',
    passkeyCanceled: 'Não foi criada nenhuma chave de acesso. Tente de novo.',
    addedAt: (when: string) => `adicionada: ${when}`,
    usedAt: (when: string) => `última utilização: ${when}`,
    remove: 'Remover',
    removeLabel: (name: string) => `Remover ${name}`,
    removePasskeySure: 'Já não inicia sessão aqui. Apague-a também no dispositivo.',
    app: 'Aplicação de códigos',
    appHint:
      'Depois da palavra-passe, escreve um código de seis algarismos que uma aplicação mostra no telemóvel.',
    setUpApp: 'Configurar uma aplicação',
    noKey:
      'As aplicações não estão disponíveis: quem gere o servidor tem primeiro de definir SECOND_FACTOR_KEY.',
    appSince: (when: string) => `Configurada: ${when}.`,
    codesLeft: (count: number) =>
      count === 1 ? 'Resta 1 código de recuperação.' : `Restam ${count} códigos de recuperação.`,
    newCodes: 'Novos códigos de recuperação',
    newCodesHint: 'Os códigos de recuperação anteriores deixam de funcionar.',
    removeApp: 'Remover a aplicação',
    removeAppSure:
      'A partir daí, basta a palavra-passe. Os códigos de recuperação também terminam.',
    appRemoved: 'A aplicação foi removida.',
    scan: 'Leia isto com a aplicação:',
    qrCode: 'Código QR para a aplicação',
    openApp: 'Abrir numa aplicação deste dispositivo',
    orType: 'Ou escreva esta chave na aplicação:',
    firstCode: 'Os seis algarismos que a aplicação mostra',
    firstCodeMissing: 'Escreva seis algarismos.',
    confirm: 'Confirmar',
    appIsSetUp: 'A aplicação está configurada.',
    recoveryCodes: 'Códigos de recuperação',
    recoveryCodesHint:
      'Se perder o telemóvel, cada um inicia a sessão uma vez em vez da aplicação. Só são mostrados agora: imprima-os ou guarde-os onde guarda as palavras-passe.',
    copy: 'Copiar',
    copied: 'Copiado.',
    keptCodes: 'Já os guardei',
    password: 'A sua palavra-passe',
    passwordOrCode: 'A sua palavra-passe ou um código da aplicação',
    proofMissing: 'Escreva primeiro.',
    proofWrong: 'Não está certo ou já foi usado.',
    goOn: 'Continuar',
    failed: 'Não resultou. Verifique a rede e tente de novo.',
  },
} satisfies MessageParts['secondFactors'];
