import { attributeFaults, standInFaults } from './attribute-issues.ts';
import { warnOnce } from './dev-warnings.ts';

export interface DiagnosisInput {
  host: HTMLElement;
  /** Where the widget door of the server begins. */
  apiClient: string;
  /** What the widget told its page by `table-booking:error`; null where it works so far. */
  code: string | null;
  /** What the page’s policy held back, where that is what happened. */
  violation: SecurityPolicyViolationEvent | undefined;
}

/** Whether the page’s policy held anything back: it has been named, and explains the silence. */
let isHeldBack = false;

/** Says in the console, each thing once, what is wrong and what mends it. */
export async function diagnose(complaint: DiagnosisInput): Promise<void> {
  const { host, violation } = complaint;
  if (violation) return tellViolation(violation);
  const cause = await causeOf(complaint);
  const faults = [
    ...faultsOfPlace(host),
    ...attributeFaults(host.attributes),
    ...faultsOfStandIn(host),
  ];
  for (const line of [...(cause ? [cause] : []), ...faults]) warnOnce(line);
}

async function causeOf(complaint: DiagnosisInput): Promise<string | null> {
  const { host, apiClient, code } = complaint;
  const key = host.getAttribute('publishable-key')?.trim() ?? '';
  switch (code) {
    case 'KEY_MISSING':
      return 'needs the attribute publishable-key="pk_…". Make one with: npm run admin -- publishable-key create --account ACCOUNT --origin ORIGIN';
    case 'UNAUTHORIZED':
      return `has the publishable-key ${shortened(key)}, which is unknown or revoked. These are good: npm run admin -- publishable-key list --account ACCOUNT`;
    case 'FORBIDDEN':
      // That of a frame is not in its address.
      return self.origin === 'null'
        ? 'is on a page without an origin, where no key is good. A frame gets one by allow-same-origin in its attribute sandbox, a file by being opened from a web server.'
        : `has a publishable-key that is not good on ${location.origin}. Make one that is: npm run admin -- publishable-key create --account ACCOUNT --origin ${location.origin}`;
    case 'CONNECTION_LOST':
      return await causeOfSilence(apiClient);
    case 'PART_LOST':
      return await causeOfLoss(complaint);
    default:
      return null;
  }
}

/** Enough to find it by. What stands in a key’s place by mistake may be secret. */
function shortened(key: string): string {
  return key.startsWith('pk_') ? key : `${key.slice(0, 4)}…`;
}

/** Asks once more, for the browser tells a script nothing of why it got no answer. */
async function causeOfSilence(apiClient: string): Promise<string | null> {
  if (!navigator.onLine) return 'has no network: this device is offline.';
  const { origin } = new URL(apiClient);
  const address = `${apiClient}/start`;
  const answer = await ask(address, 'cors');
  if (answer?.headers.get('Content-Type')?.includes('json')) return null;
  if (answer)
    return `gets answers from ${origin} that are not those of the booking server. Load the script from that server itself, never a copy of it.`;
  if (await ask(address, 'no-cors'))
    return `gets answers from ${origin} that this page may not read: what stands before the server takes the Access-Control-Allow-Origin header away.`;
  // A refusal by the page’s policy has been told by now, if there was one.
  await aTurn();
  if (isHeldBack) return null;
  if (location.protocol === 'https:' && origin.startsWith('http:'))
    return `cannot reach ${origin} over http from a page that came over https. Load the script by its https address.`;
  return `cannot reach ${origin}. Is the server running, and does nothing on this device or network hold requests to it back?`;
}

/** A file of the code that does not come, where this one did. */
async function causeOfLoss({ host, apiClient }: DiagnosisInput): Promise<string | null> {
  const silence = await causeOfSilence(apiClient);
  if (silence) return silence;
  await aTurn();
  if (isHeldBack) return null;
  const { script } = host.constructor as { script?: string };
  return `does not find a part of its code, as happens to a script that is older than the server. Load it from ${script} with each page, and keep no copy of it anywhere.`;
}

/** The policy’s own line, with what it lacks. */
function tellViolation({
  blockedURI,
  disposition,
  effectiveDirective,
}: SecurityPolicyViolationEvent) {
  // What is only reported is let through.
  if (disposition === 'report') return;
  isHeldBack = true;
  const source = URL.canParse(blockedURI) ? new URL(blockedURI).origin : `'${blockedURI}'`;
  const directive = effectiveDirective.replace(/-(elem|attr)$/, '');
  warnOnce(
    `is held back by this page’s Content-Security-Policy. Add ${source} to it: ${directive} ${source};`,
  );
}

function ask(address: string, mode: RequestMode): Promise<Response | null> {
  return fetch(address, { mode }).catch(() => null);
}

function aTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
}

function faultsOfPlace(host: HTMLElement): string[] {
  return host.closest('head')
    ? [
        'is in the head of this page, where nothing is seen. Put the script with the key, or the element, into the body: there where the widget is to be.',
      ]
    : [];
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
