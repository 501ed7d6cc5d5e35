import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseVenueDocument } from '../../contract/parse-venue-document.ts';
import { SetupRequest } from '../../contract/staff/setup.ts';
import { firstVenue } from '../../domain/first-venue.ts';
import { validationError } from '../../domain/refusal.ts';
import { requireOrigins } from '../../operations/access/parse-origin.ts';
import { isSetupOpen, setUp } from '../../operations/access/set-up.ts';
import type { AppContext } from '../../operations/context.ts';
import { languageOf } from '../checks.ts';
import { parsePartWithPhones } from '../http/parse-input.ts';

interface SetupParts {
  context: AppContext;
  requireOwnOrigin: (request: FastifyRequest) => void;
  /** Signs in the owner. @returns the body of the response */
  signIn: (
    request: FastifyRequest,
    reply: FastifyReply,
    owner: { email: string; password: string },
  ) => Promise<unknown>;
}

/** The first run: an empty server gets its venue and its owner, who is signed in afterwards. */
export function serveSetup(
  app: FastifyInstance,
  { context, requireOwnOrigin, signIn }: SetupParts,
): void {
  app.get('/setup', async () => ({ isOpen: await isSetupOpen(context) }));
  app.post('/setup', {
    preParsing: async (request) => requireOwnOrigin(request),
    handler: async (request, reply) => {
      const {
        code,
        owner,
        venue: choices,
        origins,
      } = await parsePartWithPhones(SetupRequest, request.body, {
        country: async () => countryOf(request.body),
        language: languageOf(request),
      });
      const email = choices.email ?? owner.email;
      const parsed = parseVenueDocument(firstVenue({ ...choices, email }), languageOf(request));
      if ('issues' in parsed)
        throw validationError(
          ...parsed.issues.map(({ parameter, reason }) => ({
            parameter: `venue.${parameter}`,
            reason,
          })),
        );
      await setUp(context, code, owner, parsed.venue, requireOrigins(origins));
      return signIn(request, reply, owner);
    },
  });
}

/** The country that was chosen for the venue; empty if it is none. */
function countryOf(body: unknown): string {
  const chosen = SetupRequest.shape.venue.shape.country.safeParse(
    (body as { venue?: { country?: unknown } | null } | null)?.venue?.country,
  );
  return chosen.data ?? '';
}
