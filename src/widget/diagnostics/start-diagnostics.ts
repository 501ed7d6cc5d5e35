import { reportOnce } from './report-once.ts';

/** Attributes that are surely valid. The diagnostics are loaded only if there are others. */
const VALID =
  /^(?:(?:publishable-key|lang|prefill-(?:name|email|phone)|utm-\w+|id|class|style|slot|part|title|dir|role|hidden|tabindex|inert|(?:aria|on)[-\w]+|data-(?!publishable)[-\w]+)=|theme=(?:light|dark|auto)$|mode=(?:inline|popup|floating)$|client-reference-id=.{0,255}$|date=\d{4}-\d\d-\d\d$|time=\d\d:\d\d$|pax(?:-children)?=\d+$|(?:area|experience)=[1-9]\d*$|promo-code=.{6,255}$)/s;

/** Requested once: a policy that blocks it would report each further request, which would ask for it again. */
let diagnostics: Promise<typeof import('./diagnose.ts')> | undefined;

/**
 * Logs what the developer of the page has to fix, until the signal aborts. The diagnostics are loaded
 * only if something is wrong, so they cost diners nothing.
 */
export function startDiagnostics(host: HTMLElement, apiUrl: string, signal: AbortSignal): void {
  const examine = (code: string | null, violation?: SecurityPolicyViolationEvent) => {
    diagnostics ??= import('./diagnose.ts');
    return diagnostics.then(
      ({ diagnose }) => diagnose({ host, apiUrl, code, violation }),
      // If this chunk cannot be loaded, neither can the others.
      () => {
        const { origin } = new URL(apiUrl);
        reportOnce(
          `cannot reach ${origin} or load all of its code. Is the server running? Load the script directly from it; do not host a copy. If the page has a Content-Security-Policy, add to it: script-src ${origin};`,
        );
      },
    );
  };
  const onError = (event: Event) => {
    const { code } = (event as CustomEvent<{ code: string }>).detail;
    if (code !== 'UNEXPECTED') void examine(code);
  };
  host.addEventListener('table-booking:error', onError, { signal });
  host.ownerDocument.addEventListener(
    'securitypolicyviolation',
    (violation) => {
      const concernsWidget =
        violation.blockedURI.startsWith(new URL('..', apiUrl).href) ||
        violation.composedPath().includes(host);
      if (concernsWidget) void examine(null, violation);
    },
    { signal },
  );
  const isValid = [...host.attributes].every(({ name, value }) =>
    VALID.test(`${name}=${value.trim()}`),
  );
  if (!isValid || host.closest('head')) void examine(null);
}
