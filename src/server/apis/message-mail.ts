import * as z from 'zod/mini';
import * as limits from '../../contract/limits.ts';
import type { Mail } from '../../mail/mail.ts';
import { showMessage } from '../../operations/messages/show-message.ts';
import { showWebhookMessage } from '../../operations/messages/show-webhook-message.ts';
import type { Principal } from '../../operations/principal.ts';
import { parsePart } from '../http/parse-input.ts';
import type { ApiServer } from './operation-routes.ts';

const OfBooking = z.object({ bookingUuid: limits.Uuid, messageId: limits.Uuid });
const OfWebhook = z.object({ messageId: limits.Uuid });

/** Inline styles only, no scripts and nothing from elsewhere; its links open in a new tab. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Serves the mail of a message as a document, for a frame in the staff view. */
export function serveMessageMail(api: ApiServer): void {
  const { context } = api;
  serveMail(api, '/bookings/:bookingUuid/messages/:messageId/mail', (principal, params) =>
    showMessage(context, principal, parsePart(OfBooking, params)),
  );
  serveMail(api, '/messages/:messageId/mail', (principal, params) =>
    showWebhookMessage(context, principal, parsePart(OfWebhook, params).messageId),
  );
}

function serveMail(
  { app, authenticate }: ApiServer,
  path: string,
  show: (principal: Principal, params: unknown) => Promise<Mail | null>,
): void {
  app.get(path, {
    preParsing: async (request) => {
      request.principal = await authenticate(request);
    },
    handler: async (request, reply) => {
      const { principal } = request;
      if (!principal) throw new Error('A request reached its handler without authentication.');
      const mail = await show(principal, request.params);
      if (!mail) return reply.code(204).send();
      return (
        reply
          .header('Content-Security-Policy', POLICY)
          // One to a guest has a link that gives access to the booking.
          .header('Cache-Control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(mail.html)
      );
    },
  });
}
