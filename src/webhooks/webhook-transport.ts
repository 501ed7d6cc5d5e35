import type { DeliveryProblem } from '../domain/webhook.ts';

export interface WebhookRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** What an endpoint answered, or why there is no answer. */
export type WebhookAnswer =
  | {
      status: number;
      /** The header Retry-After, in milliseconds; null without one. */
      retryAfterMs: number | null;
    }
  | { problem: Exclude<DeliveryProblem, 'STATUS'> }
  /** The server stops: nothing is known. */
  | 'STOPPED';

/** Sends webhooks. */
export interface WebhookTransport {
  /** Sends one request, whatever becomes of it. */
  post(request: WebhookRequest): Promise<WebhookAnswer>;
  /** Ends the requests that are under way. */
  abort(): void;
}
