import type { Client } from '../client/call.ts';
import type { AvailabilityOperations } from '../contract/widget/operations.ts';
import type { Language } from '../domain/language.ts';
import type { DelayStatus } from './delay-status.ts';

/** Reads from the widget API for one venue, in one language. */
export interface ApiClient {
  language: Language;
  reads: Client<AvailabilityOperations>;
  /** Receives the waiting times before retries. */
  delayStatus: DelayStatus;
}
