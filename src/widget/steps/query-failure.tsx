import type { UseQueryResult } from '@tanstack/react-query';
import { useWidget } from '../widget-context.ts';
import { ReportedFailure } from './reported-failure.tsx';

/** The failure of a query that has no data, with a button to fetch again. */
export function QueryFailure({ query }: { query: UseQueryResult }) {
  const { i18n, emit } = useWidget();
  if (!query.error || query.data) return null;
  return (
    <ReportedFailure
      i18n={i18n}
      emit={emit}
      failure={query.error}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
