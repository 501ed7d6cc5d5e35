import { attributeFaults, standInFaults } from './attribute-faults.ts';
import { sayOnce } from './console-advice.ts';

export interface Complaint {
  host: HTMLElement;
  /** Where the widget door of the server begins. */
  door: string;
  /** What the widget told its page by `table-booking:error`; null where it works so far. */
  code: string | null;
}

/** Says in the console, each thing once, what is wrong and what mends it. */
export async function tellMends(complaint: Complaint): Promise<void> {
  const { host } = complaint;
  const cause = await causeOf(complaint);
  const faults = [...attributeFaults(host.attributes), ...faultsOfStandIn(host)];
  for (const line of [...(cause ? [cause] : []), ...faults]) sayOnce(line);
}

async function causeOf({ host, door, code }: Complaint): Promise<string | null> {
  const key = host.getAttribute('publishable-key')?.trim() ?? '';
  switch (code) {
    case 'KEY_MISSING':
      return 'needs the attribute publishable-key="pk_…". Make one with: npm run admin -- publishable-key create --account ACCOUNT --origin ORIGIN';
    case 'UNAUTHORIZED':
      return `has the publishable-key ${shortened(key)}, which is unknown or revoked. These are good: npm run admin -- publishable-key list --account ACCOUNT`;
    case 'FORBIDDEN':
      return `has a publishable-key that is not good on ${location.origin}. Make one that is: npm run admin -- publishable-key create --account ACCOUNT --origin ${location.origin}`;
    case 'CONNECTION_LOST':
      return await causeOfSilence(door);
    default:
      return null;
  }
}

/** Enough to find it by. What stands in a key’s place by mistake may be secret. */
function shortened(key: string): string {
  return key.startsWith('pk_') ? key : `${key.slice(0, 4)}…`;
}

/** Asks once more, for the browser tells a script nothing of why it got no answer. */
async function causeOfSilence(door: string): Promise<string | null> {
  if (!navigator.onLine) return 'has no network: this device is offline.';
  const { origin } = new URL(door);
  const blocked = new Promise<string>((resolve) => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      if (violation.blockedURI.startsWith(origin)) resolve(violation.effectiveDirective);
    });
  });
  const address = `${door}/start`;
  if (await isAnswered(address, 'cors')) return null;
  if (await isAnswered(address, 'no-cors'))
    return `gets answers from ${origin} that this page may not read: what stands before the server takes the Access-Control-Allow-Origin header away.`;
  // A refusal by the page’s policy has been told by now, if there was one.
  const directive = await Promise.race([blocked, afterATurn()]);
  if (directive)
    return `is held back by this page’s Content-Security-Policy. Add ${origin} to it: ${directive} ${origin};`;
  return `cannot reach ${origin}. Is the server running, and does nothing on this device or network hold requests to it back?`;
}

function isAnswered(address: string, mode: RequestMode): Promise<boolean> {
  return fetch(address, { mode }).then(
    () => true,
    () => false,
  );
}

function afterATurn(): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), 50);
  });
}

/** Where the element was put by the script, a misspelling stands on what it was put for. */
function faultsOfStandIn(host: HTMLElement): string[] {
  const around = host.closest('[data-table-booking]');
  const before = host.previousElementSibling;
  return [
    ...(around ? standInFaults(around.attributes) : []),
    ...(before instanceof HTMLScriptElement ? standInFaults(before.attributes) : []),
  ];
}
