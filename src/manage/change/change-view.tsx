import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '../../diner/query-client.ts';
import { ChangeForm } from './change-form.tsx';

/** The view that changes the day, time or party. */
export function ChangeView() {
  // A new cache each time the view opens: its availability is current.
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <ChangeForm />
    </QueryClientProvider>
  );
}
