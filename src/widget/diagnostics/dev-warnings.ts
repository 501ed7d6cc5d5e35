/** What is put on the element in good order; anything else is looked at more closely. */
const ORDINARY =
  /^(?:(?:publishable-key|lang|prefill-(?:name|email|phone)|utm-\w+|id|class|style|slot|part|title|dir|role|hidden|tabindex|inert|(?:aria|on)[-\w]+|data-(?!publishable)[-\w]+)=|theme=(?:light|dark|auto)$|mode=(?:inline|popup|floating)$|client-reference-id=.{0,255}$|date=\d{4}-\d\d-\d\d$|time=\d\d:\d\d$|pax(?:-children)?=\d+$|(?:area|experience)=[1-9]\d*$|promo-code=.{6,255}$)/s;

/**
 * Tells whoever put the widget on the page what to mend, in the console. How to find that out is
 * fetched only where something is wrong: a diner pays nothing for it. It ends with the signal.
 */
export function watchForMistakes(host: HTMLElement, apiClient: string, signal: AbortSignal): void {
  const examine = (code: string | null, violation?: SecurityPolicyViolationEvent) =>
    import('./diagnose.ts').then(
      (doctor) => doctor.diagnose({ host, apiClient, code, violation }),
      // Where not even this comes, nothing does.
      () =>
        warnOnce(
          `cannot reach ${apiClient}, or not all of its code. Is the server running, this device online, and does the page load the script from the server itself, never a copy? Where the page has a Content-Security-Policy, add to it: script-src ${new URL(apiClient).origin};`,
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
      const isOurs =
        violation.blockedURI.startsWith(new URL('..', apiClient).href) ||
        violation.composedPath().includes(host);
      if (isOurs) void examine(null, violation);
    },
    { signal },
  );
  const isOrdinary = [...host.attributes].every(({ name, value }) =>
    ORDINARY.test(`${name}=${value.trim()}`),
  );
  if (!isOrdinary || host.closest('head')) void examine(null);
}

const said = new Set<string>();

/** A line in the console for the page’s maker, the first time only. */
export function warnOnce(line: string): void {
  if (said.has(line)) return;
  said.add(line);
  console.error(`<table-booking> ${line}`);
}
