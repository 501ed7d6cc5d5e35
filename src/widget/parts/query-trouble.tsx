import type { UseQueryResult } from '@tanstack/react-query';
import { useSurroundings } from '../surroundings.ts';
import { Trouble } from './trouble.tsx';

/** Why there is no answer to show, where there is none. */
export function QueryTrouble({ query }: { query: UseQueryResult }) {
  const { text, emit } = useSurroundings();
  if (!query.error || query.data) return null;
  return (
    <Trouble
      text={text}
      emit={emit}
      failure={query.error}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
