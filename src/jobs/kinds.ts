import type { Logger } from 'pino';
import type { MailTransport } from '../mail/mail-transport.ts';
import type { AppContext } from '../operations/context.ts';
import { dayTexts } from './day-texts.ts';
import { housekeeping } from './housekeeping.ts';
import type { JobKind } from './job-kind.ts';
import { Messages } from './messages.ts';
import { nightlySheets } from './nightly-sheets.ts';
import { waitListOffers } from './wait-list-offers.ts';
import { Webhooks } from './webhooks.ts';

export interface JobParts {
  context: AppContext;
  logger: Logger;
  /** Sends what venues and guests are told; null where none of them gets mail. */
  mail: MailTransport | null;
}

/** All kinds of background work of a server. */
export function jobKinds(parts: JobParts): JobKind[] {
  const { context } = parts;
  return [
    housekeeping(parts),
    dayTexts(parts),
    waitListOffers(context),
    new Messages(parts),
    nightlySheets({ ...parts, smtp: context.mail?.transport ?? null }),
    new Webhooks({ ...parts, transport: context.webhookTransport }),
  ];
}
