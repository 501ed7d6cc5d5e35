import { expect, test } from 'vitest';
import { MESSAGE_KINDS, OPTIONAL_MESSAGE_KINDS } from '../../src/domain/message-kind.ts';
import { isWanted } from '../../src/domain/wanted-message.ts';
import { aVenueWithContact } from '../mail/a-mail-booking.ts';

test('the signature is asked for whatever the venue does without, also of the guests of partners', () => {
  const { messages } = aVenueWithContact();
  const venue = {
    messages: {
      ...messages,
      omittedKinds: OPTIONAL_MESSAGE_KINDS,
      writesToGuestsOfPartners: false,
    },
  };
  const wanted = MESSAGE_KINDS.filter((kind) => isWanted(venue, kind, { partnerId: 'pos' }));
  expect(wanted).toEqual(['SIGNATURE_NEEDED']);
});
