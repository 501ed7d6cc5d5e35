/** A limit on streams that are open at once, such as those of a venue or a network. */
export interface StreamLimit {
  /** Whose streams are counted, such as `venue 1`. */
  of: string;
  max: number;
  /**
   * What happens beyond `max`: the new stream is refused, or the oldest one ends. If several holders share the limit, such as
   * the members of a venue, this is the new stream's holder, and the holder with the most streams gives way.
   */
  beyond: 'refuse' | 'end-oldest' | { sharedBy: string };
}

interface OpenStream {
  limits: readonly StreamLimit[];
  end: () => void;
}

/** The open streams of this process. */
export class OpenStreams {
  /** By `of`, the oldest first. */
  readonly #streams = new Map<string, Set<OpenStream>>();

  /**
   * @param limits the narrowest first
   * @param end ends the stream when it has to give way; it is no longer counted then
   * @returns a function that releases the stream; null if it is refused
   */
  open(limits: readonly StreamLimit[], end: () => void): (() => void) | null {
    const ending = new Set<OpenStream>();
    for (const limit of limits) {
      const open = this.#streamsOf(limit.of);
      const ended = [...ending].filter((each) => open.has(each)).length;
      if (open.size - ended < limit.max) continue;
      const one = streamToEnd(open, limit);
      if (!one) return null;
      ending.add(one);
    }
    for (const each of ending) {
      this.#release(each);
      each.end();
    }
    const stream = { limits, end };
    for (const { of } of limits) this.#streams.set(of, this.#streamsOf(of).add(stream));
    return () => this.#release(stream);
  }

  #release(stream: OpenStream): void {
    for (const { of } of stream.limits) {
      const streams = this.#streamsOf(of);
      streams.delete(stream);
      if (streams.size === 0) this.#streams.delete(of);
    }
  }

  #streamsOf(of: string): Set<OpenStream> {
    return this.#streams.get(of) ?? new Set();
  }
}

/**
 * The oldest stream of the holder with the most, if that holder keeps at least as many as the new stream's holder then has. So
 * a client that reconnects at once is refused, and two clients never end each other's streams in turn.
 */
function streamToEnd(
  open: ReadonlySet<OpenStream>,
  { of, beyond }: StreamLimit,
): OpenStream | undefined {
  if (beyond === 'refuse') return undefined;
  const streams = [...open];
  if (beyond === 'end-oldest') return streams[0];
  const holders = streams.map(({ limits }) => holderOf(limits.find((each) => each.of === of)));
  const counts = new Map<string, number>();
  for (const holder of holders) counts.set(holder, (counts.get(holder) ?? 0) + 1);
  const most = Math.max(...counts.values());
  if (most - 1 <= (counts.get(beyond.sharedBy) ?? 0)) return undefined;
  return streams[holders.findIndex((holder) => counts.get(holder) === most)];
}

function holderOf(limit: StreamLimit | undefined): string {
  return typeof limit?.beyond === 'object' ? limit.beyond.sharedBy : '';
}
