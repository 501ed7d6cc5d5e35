import type { MailTexts } from '../mail-texts.ts';

export const texts: MailTexts = {
  kinds: {
    BOOKED: {
      subject: 'A sua mesa em {venue}: {when}',
      heading: 'A sua mesa está reservada',
      text: 'Esperamos por si.',
    },
    REQUESTED: {
      subject: 'O seu pedido a {venue}: {when}',
      heading: 'Recebemos o seu pedido',
      text: 'Ainda não há nada reservado. Escrevemos-lhe assim que {venue} responder.',
    },
    WAIT_LIST_JOINED: {
      subject: 'Lista de espera em {venue}: {when}',
      heading: 'Está na lista de espera',
      text: 'Ainda não há nada reservado. {venue} avisa se ficar livre uma mesa.',
    },
    SIGNATURE_NEEDED: {
      subject: 'Falta a sua assinatura para a mesa em {venue}: {when}',
      heading: 'Falta a sua assinatura',
      text: 'Assine as condições de cancelamento até {deadline}. Depois, o restaurante pode dar a sua mesa a outras pessoas.',
    },
    CONFIRMED: {
      subject: 'Confirmada: {venue}, {when}',
      heading: 'A sua reserva está confirmada',
      text: 'A sua mesa está reservada. Esperamos por si.',
    },
    DECLINED: {
      subject: 'Não foi possível aceitar o seu pedido a {venue}',
      heading: 'Não foi possível aceitar o seu pedido',
      text: '{venue} não tem mesa para si nessa altura. Não há nada reservado. Talvez haja mesa a outra hora.',
    },
    CHANGED: {
      subject: 'Reserva alterada: {venue}, {when}',
      heading: 'A sua reserva foi alterada',
      text: 'Fica assim agora.',
    },
    CANCELED: {
      subject: 'Reserva cancelada: {venue}, {when}',
      heading: 'A sua reserva está cancelada',
      text: 'Já não há nenhuma mesa em seu nome.',
    },
    REMINDER: {
      subject: 'Lembrete: {venue}, {when}',
      heading: 'Até breve',
      text: 'A sua mesa está reservada. Se os seus planos mudaram, avise o restaurante com o botão abaixo.',
    },
    RECONFIRM: {
      subject: 'Ainda contam vir? {venue}, {when}',
      heading: 'Ainda contam vir?',
      text: 'Um simples sim ajuda o restaurante a organizar-se. Confirme-o na página da sua reserva.',
    },
    VENUE_REQUESTED: {
      subject: 'Novo pedido: {when}',
      heading: 'Há um pedido por responder',
      text: 'Aceite-o ou recuse-o na vista da equipa. O cliente é avisado de imediato.',
    },
    VENUE_CANCELED: {
      subject: 'Cancelada à última hora: {when}',
      heading: 'Uma reserva foi cancelada à última hora',
      text: 'A mesa voltou a ficar livre.',
    },
  },
  greeting: 'Olá {name},',
  greetingWithoutName: 'Olá,',
  when: 'Quando',
  guests: 'Pessoas',
  adults: 'Adultos',
  children: 'Crianças',
  area: 'Zona',
  experience: 'Experiência',
  extras: 'Extras',
  bookedAs: 'Nome',
  manage: 'Ver, alterar ou cancelar',
  sign: 'Ler e assinar',
  answer: 'Responder ao pedido',
  open: 'Abrir a reserva',
  otherTime: 'Procurar outra hora',
  linkIsPersonal: 'Esta ligação é só para si: quem a tiver pode alterar ou cancelar a reserva.',
  reason: 'Recebe esta mensagem por causa de uma reserva em {venue}.',
  venueReason: 'Recebe esta mensagem porque este é o endereço de contacto de {venue}.',
};
