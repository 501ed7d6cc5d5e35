import { QueryClient } from '@tanstack/react-query';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The API client retries by itself, and a message says when the device is offline.
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: true },
    },
  });
}
