import type { AppContext } from '../operations/context.ts';
import type { AppSettings } from '../operations/settings.ts';
import { DEMO_ACCOUNT_ID } from './demo-account.ts';

/** What happens to the mail of each venue: the demo's is only shown. */
export function mailDeliveryOf({ smtp }: Pick<AppSettings, 'smtp'>): AppContext['mailDelivery'] {
  return (accountId) => {
    if (accountId === DEMO_ACCOUNT_ID) return 'SHOWN';
    return smtp === null ? 'OFF' : 'ON';
  };
}
