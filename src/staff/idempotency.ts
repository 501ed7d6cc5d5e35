import { useRef } from 'react';
import { randomKey } from '../client/random-key.ts';

/**
 * Gives the key of a create: the same for the same body, so that trying again after a lost
 * connection makes nothing twice, and a fresh one once the body is another.
 */
export function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef({ body: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: randomKey() };
    return last.current.key;
  };
}
