import { QueryClient } from '@tanstack/react-query';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The API client retries by itself, and the diner is told when the device is offline.
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: true },
    },
  });
}
