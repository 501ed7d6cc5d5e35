import * as z from 'zod/mini';
import * as limits from '../../contract/limits.ts';
import { showMessage } from '../../operations/messages/show-message.ts';
import { parsePart } from '../http/parse-input.ts';
import type { Api } from './operation-routes.ts';

const Params = z.object({ bookingUuid: limits.Uuid, messageId: limits.Uuid });

/** Inline styles only, no scripts and nothing from elsewhere; its links open in a new tab. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Serves the mail of a message as a document, for a frame in the staff view. */
export function serveMessageMail({ app, context, authenticate }: Api): void {
  app.get('/bookings/:bookingUuid/messages/:messageId/mail', {
    preParsing: async (request) => {
      request.principal = await authenticate(request);
    },
    handler: async (request, reply) => {
      const { principal } = request;
      if (!principal) throw new Error('A request reached its handler without authentication.');
      const { bookingUuid, messageId } = parsePart(Params, request.params);
      const mail = await showMessage(context, principal, bookingUuid, messageId);
      if (!mail) return reply.code(204).send();
      return (
        reply
          .header('Content-Security-Policy', POLICY)
          // It has a link that gives access to the booking.
          .header('Cache-Control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(mail.html)
      );
    },
  });
}
