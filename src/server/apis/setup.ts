import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseVenueDocument } from '../../contract/parse-venue-document.ts';
import type { StaffSession } from '../../contract/staff/session.ts';
import { SESSION_OPERATIONS } from '../../contract/staff/session-operations.ts';
import { SetupRequest } from '../../contract/staff/setup.ts';
import { firstVenue } from '../../domain/first-venue.ts';
import { validationError } from '../../domain/refusal.ts';
import { requireOrigins } from '../../operations/access/parse-origin.ts';
import { isSetupOpen, setUp } from '../../operations/access/set-up.ts';
import type { AppContext } from '../../operations/context.ts';
import { languageOf } from '../http/headers.ts';
import type { PhoneReading } from '../http/read-phones.ts';
import { firstTextsOf } from '../shapes/first-texts.ts';
import { type OpenServer, serveSessionOperation } from './session-operation.ts';

interface SetupParts {
  context: AppContext;
  /** Signs in the owner. @returns the body of the response */
  signIn: (
    request: FastifyRequest,
    reply: FastifyReply,
    owner: { email: string; password: string },
  ) => Promise<StaffSession>;
}

/** The first run: an empty server gets its venue and its owner, who is signed in afterwards. */
export function serveSetup(open: OpenServer, { context, signIn }: SetupParts): void {
  serveSessionOperation(open, SESSION_OPERATIONS['read-setup'], async () => ({
    isOpen: await isSetupOpen(context),
  }));
  const readingOf = (request: FastifyRequest): PhoneReading => ({
    country: async () => countryOf(request.body),
    language: languageOf(request),
  });
  serveSessionOperation(
    { ...open, readingOf },
    SESSION_OPERATIONS['set-up'],
    async ({ request, reply, body }) => {
      const { code, owner, venue: choices, origins } = body;
      const email = choices.email ?? owner.email;
      const parsed = parseVenueDocument(
        firstVenue({ ...choices, email }, firstTextsOf),
        languageOf(request),
      );
      if ('issues' in parsed)
        throw validationError(
          ...parsed.issues.map(({ parameter, reason }) => ({
            parameter: `venue.${parameter}`,
            reason,
          })),
        );
      const { venue } = parsed;
      await setUp(context, code, { owner, venue, origins: requireOrigins(origins) });
      return signIn(request, reply, owner);
    },
  );
}

/** The country that was chosen for the venue; empty if it is none. */
function countryOf(body: unknown): string {
  const chosen = SetupRequest.shape.venue.shape.country.safeParse(
    (body as { venue?: { country?: unknown } | null } | null)?.venue?.country,
  );
  return chosen.data ?? '';
}
