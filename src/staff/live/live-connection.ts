import type { Hello, LiveListener, LiveStatus } from './live-events.ts';

/** A proxy that collects the stream never delivers the first event. */
const HELLO_MS = 5000;
/** The server sends something every twenty seconds. */
const SILENCE_MS = 45_000;
/** Less than the five seconds within which a change is seen, since the answer takes a while, too. */
const POLL_MS = 4000;
const FAILURES_BEFORE_POLLING = 3;
const RETRY_MS = 1000;
/** While polling works, the stream is tried again so often. */
const RETRY_WHILE_POLLING_MS = 30_000;

/**
 * Keeps a stream of server-sent events open, and polls where none gets through. Tablets end streams in the background
 * without an error, so whoever comes back calls {@link wake}.
 */
export class LiveConnection {
  readonly #open: () => EventSource;
  readonly #listener: LiveListener;
  readonly #subscribers = new Set<() => void>();
  #source: EventSource | null = null;
  #status: LiveStatus = 'connecting';
  #failures = 0;
  /** Whether the last stream was silent, or had to give way: nothing of the next one is awaited either. */
  #isHeldBack = false;
  /** For the first event, then for the next one, or until the next attempt. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  #polling: ReturnType<typeof setInterval> | undefined;

  constructor(open: () => EventSource, listener: LiveListener) {
    this.#open = open;
    this.#listener = listener;
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };
  readonly status = (): LiveStatus => this.#status;

  start(): void {
    this.#connect();
  }

  stop(): void {
    this.#disconnect();
    this.#stopPolling();
  }

  /** The page is on screen again, or the network is back: what arrived meanwhile is not known. */
  wake(): void {
    this.#failures = 0;
    this.#stopPolling();
    this.#show('connecting');
    this.#connect();
  }

  #connect(): void {
    this.#disconnect();
    const source = this.#open();
    this.#source = source;
    const on = (name: string, handle: (data: string) => void) =>
      source.addEventListener(name, (event: MessageEvent<string>) => {
        this.#expectWithin(SILENCE_MS, () => this.#fail());
        handle(event.data);
      });
    on('hello', (data) => {
      this.#failures = 0;
      this.#isHeldBack = false;
      this.#stopPolling();
      void this.#catchUp(source, JSON.parse(data));
    });
    on('day', (data) => this.#listener.onDay(JSON.parse(data)));
    on('venue', () => this.#listener.onVenue());
    // Too many streams are open; reconnecting at once would end another one.
    on('replaced', () => {
      this.#isHeldBack = true;
    });
    on('signed-out', () => this.#listener.onSignedOut());
    on('service', () => this.#listener.onService());
    on('beat', (data) => this.#listener.onBeat(JSON.parse(data).now));
    source.addEventListener('error', () => this.#fail());
    this.#expectWithin(HELLO_MS, () => {
      this.#isHeldBack = true;
      this.#fail();
    });
    if (this.#isHeldBack) this.#poll();
  }

  async #catchUp(source: EventSource, hello: Hello): Promise<void> {
    await this.#listener.onHello(hello);
    if (this.#source === source) this.#show('live');
  }

  #disconnect(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
  }

  #expectWithin(milliseconds: number, otherwise: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(otherwise, milliseconds);
  }

  #fail(): void {
    this.#disconnect();
    this.#failures += 1;
    const isHopeless = this.#isHeldBack || this.#failures >= FAILURES_BEFORE_POLLING;
    if (isHopeless) this.#poll();
    else if (this.#status === 'live') this.#show('connecting');
    this.#timer = setTimeout(
      () => this.#connect(),
      isHopeless ? RETRY_WHILE_POLLING_MS : RETRY_MS * this.#failures,
    );
  }

  #poll(): void {
    if (this.#polling !== undefined) return;
    const polling = setInterval(() => void this.#listener.onPoll(), POLL_MS);
    this.#polling = polling;
    void this.#listener.onPoll().then(() => {
      if (this.#polling === polling) this.#show('polling');
    });
  }

  #stopPolling(): void {
    clearInterval(this.#polling);
    this.#polling = undefined;
  }

  #show(status: LiveStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    for (const subscriber of this.#subscribers) subscriber();
  }
}
