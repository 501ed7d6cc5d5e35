import { useRef } from 'react';
import { randomKey } from '../../../client/random-key.ts';

/**
 * Returns the idempotency key of a create request: the same for the same body, so that a retry after
 * a lost connection creates nothing twice, and a new one for another body.
 */
export function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef({ body: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: randomKey() };
    return last.current.key;
  };
}
