import { messages as widget } from '../../locales/pt.ts';
import { policyMessages } from '../../policy/locales/pt.ts';
import type { ManageMessages } from './manage-messages.ts';

export const messages: ManageMessages = {
  ...widget,
  ...policyMessages,
  bookingUnsure:
    'A ligação perdeu-se antes da resposta. Prima de novo o botão: nada é feito duas vezes.',
  notSetUp:
    'Daqui não se consegue aceder à sua reserva. Abra de novo a ligação da sua confirmação ou contacte o restaurante.',

  yourBooking: 'A sua reserva',
  pageTitle: 'A sua reserva: {venue}',
  loadingBooking: 'A procurar a sua reserva…',
  slow: 'Está a demorar mais do que o habitual.',
  venueTime: 'Hora local do restaurante',

  arrivedTitle: 'Já chegou',
  arrivedText: '{venue} deseja-lhe uma boa refeição.',
  attendedTitle: 'Obrigado pela visita',
  attendedText: '{venue} espera voltar a vê-lo.',
  canceledTitle: 'Esta reserva está cancelada',
  canceledText: 'Já não há nenhuma mesa em seu nome.',
  declinedTitle: 'Não foi possível aceitar o seu pedido',
  declinedText: '{venue} não tem mesa para si nessa altura. Não há nada reservado.',
  overTitle: 'Esta reserva já passou',
  overText: 'A hora dela já passou. Se tiver alguma dúvida, contacte {venue}.',
  allergies: 'Alergias',
  allergiesTold: 'Sim, sem descrição',
  seating: 'Mesa',
  accessible: 'Acessível, sem degraus',
  promo: 'Promoção',

  reconfirmTitle: 'Continuam a contar vir?',
  reconfirmText: 'Um simples sim ajuda o restaurante a organizar-se.',
  reconfirm: 'Sim, vamos',
  reconfirmed: 'Confirmou ao restaurante que vão.',
  reconfirmDone: 'Obrigado. O restaurante já sabe que vão.',
  sending: 'A enviar…',

  signBy:
    'Assine dentro do prazo: {moment}. Depois, o restaurante pode dar a sua mesa a outras pessoas.',
  acceptPolicy: 'Li e aceito estas condições de cancelamento',
  acceptFault: 'Marque a caixa para assinar as condições.',
  signedAt: 'Assinadas por si: {moment}.',
  signDone: 'Obrigado. As condições de cancelamento estão assinadas.',
  policyExpired: 'O prazo para assinar terminou: {moment}. Ligue para {venue} sobre a sua reserva.',
  policyEnded: 'Estas condições terminaram: {moment}.',
  charged: 'Cobrado: {amount}',
  refunded: 'Devolvido: {amount}',

  plansTitle: 'Os planos mudaram?',
  changePlace: 'Alterar dia, hora ou pessoas',
  changeTitle: 'Altere a sua reserva',
  bookedNow: 'Reservado agora: {what}',
  changeTo: 'Alterar para {day} às {time}, para {people}',
  sameAsNow: 'É o que tem reservado. Escolha outro dia, outra hora ou outro número de pessoas.',
  timeNotFree: 'As {time} não estão livres nesse dia. Escolha outra hora.',
  changeRefused: 'A sua reserva não pode passar para essa hora. Escolha outra.',
  keepAsItIs: 'Deixar como está',
  changeByPhone:
    'Esta reserva não se pode alterar online. Contacte {venue}, ou cancele-a e reserve de novo.',
  moveDone: 'A sua reserva foi alterada.',
  moveDoneSign: 'A sua reserva foi alterada. Assine as respetivas condições de cancelamento.',

  changeWishes: 'Alterar pedidos ou alergias',
  wishesTitle: 'Pedidos e alergias',
  save: 'Guardar',
  wishesDone: 'Guardado. O restaurante vê isto na sua reserva.',

  cancelBooking: 'Cancelar a reserva',
  cancelTitle: 'Cancele a sua reserva',
  cancelWhy: 'Por que motivo cancela?',
  reasonCHANGED_PLANS: 'Os nossos planos mudaram',
  reasonUNEXPECTED_SITUATION: 'Surgiu um imprevisto',
  reasonBOOKED_ANOTHER_PLACE: 'Reservámos noutro sítio',
  reasonUPDATE_BOOKING: 'Queremos vir noutra altura',
  reasonOTHER: 'Outro motivo',
  reasonFault: 'Escolha um motivo para continuar.',
  lastQuestion: 'Cancelar em definitivo?',
  cancelCostsNothing: 'Cancelar não custa nada.',
  cancelFree: 'Cancelar é gratuito até {moment}.',
  cancelFee:
    'Cancelar era gratuito até {moment}. Pelas condições que assinou, o restaurante pode agora cobrar {total}.',
  cancelYes: 'Sim, cancelar a reserva',
  cancelYesFee: 'Sim, cancelar por {total}',
  keepBooking: 'Não, manter a reserva',
  cancelDone: 'A sua reserva está cancelada.',

  linkTitle: 'Esta ligação não abre nenhuma reserva',
  linkText:
    'Pode faltar uma parte. Copie a ligação completa da sua confirmação ou contacte o restaurante.',
  outdated: 'Entretanto a reserva mudou. Está agora assim.',
};
