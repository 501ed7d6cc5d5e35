import { QueryClient } from '@tanstack/react-query';

/** For one widget or page. Results are cached as long as the client exists. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The API client retries by itself, and a message says when the device is offline.
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: true,
        // A timer per query would keep the whole widget in memory after its element was removed.
        gcTime: Number.POSITIVE_INFINITY,
      },
      mutations: { gcTime: Number.POSITIVE_INFINITY },
    },
  });
}
