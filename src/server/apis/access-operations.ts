import type { ACCESS_OPERATIONS } from '../../contract/staff/access-operations.ts';
import { addPartner } from '../../operations/access/add-partner.ts';
import { changeOrigins } from '../../operations/access/change-origins.ts';
import { createApiKey } from '../../operations/access/create-api-key.ts';
import { createPublishableKey } from '../../operations/access/create-publishable-key.ts';
import { requireOrigins } from '../../operations/access/parse-origin.ts';
import { readAccess } from '../../operations/access/read-access.ts';
import * as own from '../../operations/access/require-own-access.ts';
import { revokeApiKey } from '../../operations/access/revoke-api-key.ts';
import { revokePublishableKey } from '../../operations/access/revoke-publishable-key.ts';
import { setIntegration } from '../../operations/access/set-integration.ts';
import type { AppContext } from '../../operations/context.ts';
import { causeOf } from '../../operations/journal.ts';
import { sendTestMail } from '../../operations/messages/send-test-mail.ts';
import type { Principal } from '../../operations/principal.ts';
import { accessShape } from '../shapes/access-shape.ts';
import type { Handlers } from './handler.ts';
import { WEBHOOK_HANDLERS } from './webhook-operations.ts';

const readAll = async (context: AppContext, principal: Principal) =>
  accessShape(await readAccess(context, principal));

/** The handlers of the operations on access. What does not belong to the caller's venue is 404. */
export const ACCESS_HANDLERS: Handlers<typeof ACCESS_OPERATIONS> = {
  ...WEBHOOK_HANDLERS,
  'read-access': async ({ context, principal }) => readAll(context, principal),
  'create-publishable-key': async ({ context, principal, input }) => {
    const { accountId } = principal;
    const request = { accountId, origins: requireOrigins(input.body.origins) };
    await createPublishableKey(context, request, causeOf(principal, 'create-publishable-key'));
    return readAll(context, principal);
  },
  'change-origins': async ({ context, principal, input }) => {
    const origins = requireOrigins(input.body.origins);
    await changeOrigins(context, principal, { ...input.params, origins });
    return readAll(context, principal);
  },
  'revoke-publishable-key': async ({ context, principal, input }) => {
    const { publishableKey } = input.params;
    await own.requireOwnPublishableKey(context, principal, publishableKey);
    const cause = causeOf(principal, 'revoke-publishable-key');
    await revokePublishableKey(context, publishableKey, cause);
    return readAll(context, principal);
  },
  'add-partner': async ({ context, principal, input }) => {
    const { name, partnerId, dataAccess } = input.body;
    await addPartner(context, principal, { name, partnerId, dataAccess });
    return readAll(context, principal);
  },
  'set-integration': async ({ context, principal, input }) => {
    const { accountId } = principal;
    const { partnerId } = input.params;
    await own.requireOwnIntegration(context, principal, partnerId);
    const { dataAccess, permissions, isEnabled } = input.body;
    const settings = { accountId, partnerId, dataAccess, permissions, isEnabled };
    await setIntegration(context, settings, causeOf(principal, 'set-integration'));
    return readAll(context, principal);
  },
  'create-api-key': async ({ context, principal, input }) => {
    const { accountId } = principal;
    const { partnerId } = input.params;
    await own.requireOwnIntegration(context, principal, partnerId);
    const request = { partnerId, accountIds: [accountId] };
    const cause = causeOf(principal, 'create-api-key');
    const { apiKey, prefix } = await createApiKey(context, request, cause);
    return { apiKey, prefix };
  },
  'revoke-api-key': async ({ context, principal, input }) => {
    const { prefix } = input.params;
    await own.requireOwnApiKey(context, principal, prefix);
    await revokeApiKey(context, prefix, causeOf(principal, 'revoke-api-key'));
    return readAll(context, principal);
  },
  'send-test-mail': ({ context, principal }) => sendTestMail(context, principal),
};
