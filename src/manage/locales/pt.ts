import { messages as widget } from '../../diner/i18n/locales/pt.ts';
import { policyMessages } from '../../diner/policy/locales/pt.ts';
import type { ManageMessages } from './manage-messages.ts';

export const messages: ManageMessages = {
  ...widget,
  ...policyMessages,
  outcomeUnknown:
    'A ligação perdeu-se antes da resposta. Toque de novo no botão: nada é feito duas vezes.',
  notSetUp:
    'Não é possível abrir a sua reserva a partir daqui. Abra de novo o link da sua confirmação ou contacte o restaurante.',

  yourBooking: 'A sua reserva',
  pageTitle: 'A sua reserva: {venue}',
  loadingBooking: 'A procurar a sua reserva…',
  slow: 'Está a demorar mais do que o habitual.',
  venueTime: 'Hora local do restaurante',

  arrivedTitle: 'Boas-vindas',
  arrivedText: '{venue} deseja-lhe uma boa refeição.',
  attendedTitle: 'Obrigado pela visita',
  attendedText: '{venue} aguarda a sua próxima visita.',
  canceledTitle: 'Esta reserva está cancelada',
  canceledText: 'Já não há nenhuma mesa em seu nome.',
  declinedTitle: 'Não foi possível aceitar o seu pedido',
  declinedText: '{venue} não tem mesa para si nessa altura. Não há nada reservado.',
  overTitle: 'Esta reserva já passou',
  overText: 'Se tiver alguma dúvida, contacte {venue}.',
  allergies: 'Alergias',
  allergiesNotDescribed: 'Sim, sem descrição',
  seating: 'Mesa',
  accessible: 'Acessível, sem degraus',
  promo: 'Promoção',

  reconfirmTitle: 'Ainda contam vir?',
  reconfirmText: 'Um simples sim ajuda o restaurante a organizar-se.',
  reconfirm: 'Sim, vamos',
  reconfirmed: 'Confirmou a visita ao restaurante.',
  reconfirmDone: 'Obrigado. O restaurante conta com a sua visita.',
  sending: 'A enviar…',

  signBy: 'Assine até {moment}. Depois, o restaurante pode dar a sua mesa a outras pessoas.',
  acceptPolicy: 'Li e aceito estas condições de cancelamento',
  acceptError: 'Marque a caixa para assinar as condições.',
  signedAt: 'Assinadas por si: {moment}.',
  signDone: 'Obrigado. As condições de cancelamento estão assinadas.',
  policyExpired: 'O prazo para assinar ia até {moment}. Ligue para {venue} para tratar da reserva.',
  policyEnded: 'Estas condições foram válidas até {moment}.',
  charged: 'Cobrado: {amount}',
  refunded: 'Devolvido: {amount}',

  changeOrCancelTitle: 'Os planos mudaram?',
  changeBooking: 'Alterar dia, hora ou pessoas',
  changeTitle: 'Alterar a sua reserva',
  currentBooking: 'Reservado agora: {what}',
  changeTo: 'Alterar para {day} às {time}, para {people}',
  sameAsBooked: 'É o que tem reservado. Escolha outro dia, outra hora ou outro número de pessoas.',
  timeNotFree: 'Às {time} não há mesa nesse dia. Escolha outra hora.',
  changeRefused: 'A sua reserva não pode passar para essa hora. Escolha outra.',
  keepUnchanged: 'Deixar como está',
  changeByPhone:
    'Esta reserva não se pode alterar online. Contacte {venue}, ou cancele-a e reserve de novo.',
  moveDone: 'A sua reserva foi alterada.',
  moveDoneSign: 'A sua reserva foi alterada. Assine as respetivas condições de cancelamento.',

  changeGuestNotes: 'Alterar pedidos ou alergias',
  guestNotesTitle: 'Pedidos e alergias',
  save: 'Guardar',
  guestNotesDone: 'Guardado. O restaurante vê isto na sua reserva.',

  cancelBooking: 'Cancelar a reserva',
  cancelTitle: 'Cancelar a sua reserva',
  cancelReasonTitle: 'Por que motivo cancela?',
  reasonCHANGED_PLANS: 'Os nossos planos mudaram',
  reasonUNEXPECTED_SITUATION: 'Surgiu um imprevisto',
  reasonBOOKED_ANOTHER_PLACE: 'Reservámos noutro lugar',
  reasonUPDATE_BOOKING: 'Queremos vir noutra altura',
  reasonOTHER: 'Outro motivo',
  reasonError: 'Escolha um motivo para continuar.',
  confirmCancelTitle: 'Cancelar em definitivo?',
  cancelCostsNothing: 'Cancelar não custa nada.',
  cancelFree: 'Cancelar é gratuito até {moment}.',
  cancelFee:
    'Cancelar era gratuito até {moment}. Pelas condições que assinou, o restaurante pode agora cobrar {total}.',
  confirmCancel: 'Sim, cancelar a reserva',
  confirmCancelFee: 'Sim, cancelar por {total}',
  keepBooking: 'Não, manter a reserva',
  cancelDone: 'A sua reserva está cancelada.',

  linkTitle: 'Este link não abre nenhuma reserva',
  linkText:
    'Pode faltar uma parte. Copie o link completo da sua confirmação ou contacte o restaurante.',
  outdated: 'Entretanto a reserva mudou. Está agora assim.',
};
