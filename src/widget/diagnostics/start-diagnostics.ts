import { reportOnce } from './report-once.ts';

/** Attributes that are surely valid. The diagnostics are loaded only if there are others. */
const VALID =
  /^(?:(?:publishable-key|lang|prefill-(?:name|email|phone)|utm-\w+|id|class|style|slot|part|title|dir|role|hidden|tabindex|inert|(?:aria|on)[-\w]+|data-(?!publishable)[-\w]+)=|theme=(?:light|dark|auto)$|mode=(?:inline|popup|floating)$|client-reference-id=.{0,255}$|date=\d{4}-\d\d-\d\d$|time=\d\d:\d\d$|pax(?:-children)?=\d+$|(?:area|experience)=[1-9]\d*$|promo-code=.{6,255}$)/s;

/**
 * Logs what the developer of the page has to fix, until the signal aborts. The diagnostics are loaded
 * only if something is wrong, so they cost diners nothing.
 */
export function startDiagnostics(host: HTMLElement, apiUrl: string, signal: AbortSignal): void {
  const examine = (code: string | null, violation?: SecurityPolicyViolationEvent) =>
    import('./diagnose.ts').then(
      ({ diagnose }) => diagnose({ host, apiUrl, code, violation }),
      // If this chunk cannot be loaded, neither can the others.
      () =>
        reportOnce(
          `cannot reach ${apiUrl}, or not all of its code. Is the server running? Is this device online? Every page must load the script directly from the server; do not host a copy. If the page has a Content-Security-Policy, add to it: script-src ${new URL(apiUrl).origin};`,
        ),
    );
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
