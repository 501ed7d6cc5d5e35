import type { UseQueryResult } from '@tanstack/react-query';
import { useWidget } from '../widget-context.ts';
import { ReportedFailure } from './reported-failure.tsx';

/** Why there is no answer to show, where there is none. */
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
