import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A stream of server-sent events that a widget has opened. */
interface DayStream {
  url: string;
  isOpen: boolean;
  onmessage: ((event: { data: string }) => void) | null;
  onerror: (() => void) | null;
  onguestmessage: ((event: { data: string }) => void) | null;
}

/**
 * Replaces the browser's streams and views for one test: every element can be seen until the test says otherwise.
 * Streams open without a pause.
 */
export function dayStreams() {
  const opened: DayStream[] = [];
  const observers = new Set<(entries: { isIntersecting: boolean }[]) => void>();
  class FakeEventSource implements DayStream {
    isOpen = true;
    onmessage: DayStream['onmessage'] = null;
    onerror: DayStream['onerror'] = null;
    onguestmessage: DayStream['onguestmessage'] = null;
    readonly url: string;
    constructor(url: string) {
      this.url = url;
      opened.push(this);
    }
    addEventListener(_: string, listener: (event: { data: string }) => void) {
      this.onguestmessage = listener;
    }
    close() {
      this.isOpen = false;
    }
  }
  class FakeIntersectionObserver {
    readonly #callback: (entries: { isIntersecting: boolean }[]) => void;
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      this.#callback = callback;
    }
    observe() {
      observers.add(this.#callback);
      queueMicrotask(() => this.#callback([{ isIntersecting: true }]));
    }
    disconnect() {
      observers.delete(this.#callback);
    }
  }
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  // The shortest pause.
  vi.spyOn(Math, 'random').mockReturnValue(-0.5);
  const open = () => opened.filter(({ isOpen }) => isOpen);
  return {
    opened,
    open,
    /** Sends the version of the day to every open stream. */
    send: (data: string) =>
      act(async () => {
        for (const { onmessage } of open()) onmessage?.({ data });
      }),
    /** Sends what the venue tells guests who look at the day. */
    tell: (text: string) =>
      act(async () => {
        for (const { onguestmessage } of open()) onguestmessage?.({ data: JSON.stringify(text) });
      }),
    fail: () => {
      for (const { onerror } of open()) onerror?.();
    },
    show: (isIntersecting: boolean) =>
      act(async () => {
        for (const callback of observers) callback([{ isIntersecting }]);
      }),
  };
}
