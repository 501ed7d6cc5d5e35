import type { MailTexts } from '../mail-texts.ts';

export const texts: MailTexts = {
  kinds: {
    BOOKED: {
      subject: 'Your table at {venue}: {when}',
      heading: 'Your table is booked',
      text: 'We look forward to seeing you.',
    },
    REQUESTED: {
      subject: 'Your request to {venue}: {when}',
      heading: 'We have your request',
      text: 'Nothing is booked yet. We will write to you as soon as {venue} has answered.',
    },
    WAIT_LIST_JOINED: {
      subject: 'Wait list at {venue}: {when}',
      heading: 'You are on the wait list',
      text: 'Nothing is booked yet. {venue} will tell you if a table becomes free.',
    },
    SIGNATURE_NEEDED: {
      subject: 'Please sign for your table at {venue}: {when}',
      heading: 'Your signature is missing',
      text: 'Please sign the cancellation policy by {deadline}. After that, the restaurant may give your table to others.',
    },
    CONFIRMED: {
      subject: 'Confirmed: {venue}, {when}',
      heading: 'Your booking is confirmed',
      text: 'Your table is booked. We look forward to seeing you.',
    },
    DECLINED: {
      subject: 'Your request to {venue} could not be accepted',
      heading: 'Your request could not be accepted',
      text: '{venue} has no table for you then. Nothing is booked. There may be one at another time.',
    },
    CHANGED: {
      subject: 'Changed: {venue}, {when}',
      heading: 'Your booking has changed',
      text: 'This is how it stands now.',
    },
    CANCELED: {
      subject: 'Canceled: {venue}, {when}',
      heading: 'Your booking is canceled',
      text: 'No table is kept for you any more.',
    },
    REMINDER: {
      subject: 'Reminder: {venue}, {when}',
      heading: 'See you soon',
      text: 'Your table is booked. If your plans have changed, please tell the restaurant with the button below.',
    },
    RECONFIRM: {
      subject: 'Are you still coming? {venue}, {when}',
      heading: 'Are you still coming?',
      text: 'A short yes helps the restaurant to plan. Press the button, and then “Yes, we are coming”.',
    },
    VENUE_REQUESTED: {
      subject: 'New request: {when}',
      heading: 'A request is waiting for your answer',
      text: 'Accept or decline it in the staff view. The guest is told at once.',
    },
    VENUE_CANCELED: {
      subject: 'Canceled at short notice: {when}',
      heading: 'A booking was canceled at short notice',
      text: 'Its table is free again.',
    },
  },
  greeting: 'Hello {name},',
  greetingWithoutName: 'Hello,',
  when: 'When',
  guests: 'Guests',
  adults: 'Adults',
  children: 'Children',
  area: 'Area',
  experience: 'Experience',
  extras: 'Extras',
  bookedAs: 'Name',
  manage: 'View, change or cancel',
  sign: 'Read and sign',
  answer: 'Answer the request',
  open: 'Open the booking',
  otherTime: 'Look for another time',
  linkIsPersonal: 'This link is for you only: whoever has it can change or cancel the booking.',
  reason: 'You receive this message because of a booking at {venue}.',
  venueReason: 'You receive this message because it is the contact address of {venue}.',
};
