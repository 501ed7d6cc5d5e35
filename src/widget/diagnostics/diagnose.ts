import { attributeIssues, placeholderAttributeIssues } from './attribute-issues.ts';
import { reportOnce } from './report-once.ts';

export interface DiagnosisInput {
  host: HTMLElement;
  /** The base URL of the widget API. */
  apiUrl: string;
  /** Of the `table-booking:error` event; null if there was none. */
  code: string | null;
  /** Of the page’s Content-Security-Policy, if there was one. */
  violation: SecurityPolicyViolationEvent | undefined;
}

/** Whether the page’s Content-Security-Policy blocked anything. The message about that is enough. */
let isBlocked = false;

/** Logs what is wrong and how to fix it, each line once. */
export async function diagnose(input: DiagnosisInput): Promise<void> {
  const { host, violation } = input;
  if (violation) return reportViolation(violation);
  const cause = await causeOf(input);
  const issues = [
    ...positionIssues(host),
    ...attributeIssues(host.attributes),
    ...placeholderIssues(host),
  ];
  for (const line of [...(cause ? [cause] : []), ...issues]) reportOnce(line);
}

async function causeOf(input: DiagnosisInput): Promise<string | null> {
  const { host, apiUrl, code } = input;
  const key = host.getAttribute('publishable-key')?.trim() ?? '';
  switch (code) {
    case 'KEY_MISSING':
      return 'needs the attribute publishable-key="pk_…". Create a key in the staff view, under House › Keys and pages, or with: npm run admin -- publishable-key create --account ACCOUNT --origin ORIGIN';
    case 'UNAUTHORIZED':
      return `has the publishable-key ${shortKey(key)}, which is unknown or revoked. The valid keys are in the staff view, under House › Keys and pages, or listed by: npm run admin -- publishable-key list --account ACCOUNT`;
    case 'FORBIDDEN':
      // A sandboxed frame has no origin, whatever its URL.
      return self.origin === 'null'
        ? 'is on a page without an origin, where no key is valid. Add allow-same-origin to the sandbox attribute of the frame, or open the file from a web server.'
        : `has a publishable-key that is not valid on ${location.origin}. Create another in the staff view, under House › Keys and pages, or with: npm run admin -- publishable-key create --account ACCOUNT --origin ${location.origin}`;
    case 'CONNECTION_LOST':
      return await causeOfNoResponse(apiUrl);
    case 'PART_LOST':
      return await causeOfMissingChunk(input);
    default:
      return null;
  }
}

/** Enough to recognise the key. If it is no publishable key, it may be a secret. */
function shortKey(key: string): string {
  return key.startsWith('pk_') ? key : `${key.slice(0, 4)}…`;
}

/** Sends test requests, because the browser does not tell a script why a request failed. */
async function causeOfNoResponse(apiUrl: string): Promise<string | null> {
  if (!navigator.onLine) return 'has no network: this device is offline.';
  const { origin } = new URL(apiUrl);
  const url = `${apiUrl}/start`;
  const answer = await fetchOrNull(url, 'cors');
  if (answer?.headers.get('Content-Type')?.includes('json')) return null;
  if (answer)
    return `gets responses from ${origin} that do not come from the booking server. Every page must load the script directly from that server; do not host a copy.`;
  if (await fetchOrNull(url, 'no-cors'))
    return `gets responses from ${origin} that this page cannot read: a proxy or cache in front of the server removes the Access-Control-Allow-Origin header.`;
  // By now, a block by the page’s policy has raised its event.
  await nextTurn();
  if (isBlocked) return null;
  if (location.protocol === 'https:' && origin.startsWith('http:'))
    return `cannot reach ${origin} over http from an https page. Load the script from its https URL.`;
  return `cannot reach ${origin}. Is the server running? Does anything on this device or network block requests to it?`;
}

/** Why a chunk cannot be loaded, although this one could. */
async function causeOfMissingChunk({ host, apiUrl }: DiagnosisInput): Promise<string | null> {
  const cause = await causeOfNoResponse(apiUrl);
  if (cause) return cause;
  await nextTurn();
  if (isBlocked) return null;
  const { script } = host.constructor as { script?: string };
  return `cannot find a part of its code: the script is probably older than the server. Every page must load it directly from ${script}; do not host a copy.`;
}

/** Names the directive and the missing source. */
function reportViolation({
  blockedURI,
  disposition,
  effectiveDirective,
}: SecurityPolicyViolationEvent) {
  // A report-only policy blocks nothing.
  if (disposition === 'report') return;
  isBlocked = true;
  const source = URL.canParse(blockedURI) ? new URL(blockedURI).origin : `'${blockedURI}'`;
  const directive = effectiveDirective.replace(/-(elem|attr)$/, '');
  reportOnce(
    `is blocked by this page’s Content-Security-Policy. Add ${source} to it: ${directive} ${source};`,
  );
}

function fetchOrNull(url: string, mode: RequestMode): Promise<Response | null> {
  return fetch(url, { mode }).catch(() => null);
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
}

function positionIssues(host: HTMLElement): string[] {
  return host.closest('head')
    ? [
        'is in the head of this page, where nothing is shown. Put the script with the key, or the element, into the body, where the widget should appear.',
      ]
    : [];
}

/** Misspelt attributes of the placeholder: a div around the element, or a script before it. */
function placeholderIssues(host: HTMLElement): string[] {
  const around = host.closest('[data-table-booking]');
  const before = host.previousElementSibling;
  return [
    ...(around ? placeholderAttributeIssues(around.attributes) : []),
    ...(before instanceof HTMLScriptElement ? placeholderAttributeIssues(before.attributes) : []),
  ];
}
