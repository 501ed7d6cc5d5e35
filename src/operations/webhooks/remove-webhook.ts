import type { ChangeCause } from '../../domain/journal.ts';
import { deleteWebhookEndpoint } from '../../store/webhook-endpoints.ts';
import { recordAccessChange } from '../access/record-access-change.ts';
import type { AppContext } from '../context.ts';
import { systemCause } from '../journal.ts';
import { requireWebhookEndpoint, unknownEndpoint } from './require-webhook-endpoint.ts';

/** Removes an endpoint with what waits for it and its tries. @throws Refusal VALIDATION_ERROR if there is none */
export async function removeWebhook(
  context: AppContext,
  id: string,
  cause: ChangeCause = systemCause('remove-webhook'),
): Promise<void> {
  const { store } = context;
  const { accountId, partnerId } = await store.read((db) => requireWebhookEndpoint(db, id));
  await store.write(accountId, async (db) => {
    if (!(await deleteWebhookEndpoint(db, id))) throw unknownEndpoint();
    const changes = { webhook: [{ id, partnerId }, null] } as const;
    await recordAccessChange({ context, db, cause }, accountId, changes);
  });
}
