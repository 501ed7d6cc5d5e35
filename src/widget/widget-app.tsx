import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { DelayStatus } from '../diner/delay-status.ts';
import { DinerProvider } from '../diner/diner-context.ts';
import { createI18n } from '../diner/i18n/i18n.ts';
import type { Locale } from '../diner/i18n/locale.ts';
import { DelayLine } from '../diner/parts/delay-line.tsx';
import { BookingFlow } from './booking-flow.tsx';
import { createDraftStorage } from './flow/draft-storage.ts';
import type { Emit } from './host-events.ts';
import type { WidgetSettings } from './settings.ts';
import { ReportedFailure } from './steps/reported-failure.tsx';
import { FirstScreenSkeleton } from './steps/skeletons.tsx';
import { useStart } from './use-start.ts';
import { createApiClient } from './widget-api-client.ts';
import { type WidgetContext, WidgetProvider } from './widget-context.ts';

export interface WidgetAppProps {
  root: ShadowRoot;
  apiUrl: string;
  fetch: typeof fetch | undefined;
  locale: Locale;
  settings: WidgetSettings;
  emit: Emit;
  /** Slow responses and waits before a retry, which the diner is told about. */
  delayStatus: DelayStatus;
  /** How many times the element's `refresh()` was called. */
  refreshCount: number;
}

/** Fetches the venue and its first month, then renders the booking flow. */
export function WidgetApp(props: WidgetAppProps) {
  const { root, apiUrl, locale, settings, emit, delayStatus, refreshCount } = props;
  const { language, tag, messages } = locale;
  const { publishableKey } = settings;
  const apiClient = useMemo(
    () =>
      createApiClient({
        baseUrl: apiUrl,
        publishableKey,
        language,
        fetch: props.fetch,
        delayStatus,
      }),
    [apiUrl, publishableKey, language, props.fetch, delayStatus],
  );
  // The start request uses the first settings only; later changes of party and date go to the flow.
  const [firstSettings] = useState(settings);
  const [draftStorage] = useState(() => createDraftStorage(root.host));
  // At the latest when the element leaves the page, because another one may replace it at once.
  useLayoutEffect(() => draftStorage.release, [draftStorage]);
  const { start, failure, isFetching, retry, reload } = useStart(
    apiClient,
    firstSettings,
    refreshCount,
  );
  const country = start?.venue.country ?? null;
  const i18n = useMemo(() => createI18n(messages, tag, country), [messages, tag, country]);
  const context = useMemo(
    (): WidgetContext | null =>
      start && {
        root,
        apiUrl,
        settings,
        apiClient,
        start,
        reloadStart: reload,
        venue: start.venue,
        // The API's `filters`: the experiences and areas that a diner can choose.
        catalogue: start.calendar.metadata.filters,
        i18n,
        emit,
        draftStorage,
        refreshCount,
      },
    [root, apiUrl, settings, apiClient, start, reload, i18n, emit, draftStorage, refreshCount],
  );

  const accountId = start?.venue.accountId;
  useEffect(() => {
    if (accountId) emit('ready', { accountId });
  }, [accountId, emit]);

  const startFailure = publishableKey ? !start && failure : 'no-key';
  if (startFailure) {
    const retrying = publishableKey ? { isRetrying: isFetching, onRetry: retry } : {};
    return (
      <>
        <ReportedFailure i18n={i18n} emit={emit} failure={startFailure} {...retrying} />
        {/* The page’s own fallback, such as a link. */}
        <slot />
      </>
    );
  }
  return (
    <>
      {context ? (
        <DinerProvider value={context}>
          <WidgetProvider value={context}>
            <BookingFlow />
          </WidgetProvider>
        </DinerProvider>
      ) : (
        <FirstScreenSkeleton i18n={i18n} />
      )}
      <DelayLine i18n={i18n} status={delayStatus} />
    </>
  );
}
