import type { VenueFault } from '../../../../contract/venue-fault.ts';
import type { MessageParts } from '../../../messages/staff-messages.ts';

/** What is wrong with a field, as a sentence for the person who edits it. */
export function faultText(
  { code, limit }: VenueFault,
  { faults }: MessageParts['house']['venue'],
): string {
  const sentence = faults[code];
  return typeof sentence === 'string' ? sentence : sentence(limit ?? 0);
}
