import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerShell, useShellUpdate } from '../../../src/staff/frame/shell-updates.ts';
import { holdNavigation, type Navigation } from '../../fixtures/held-navigation.ts';

const HOUR = 60 * 60_000;

class FakeWorker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn<(message: unknown) => void>();

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  update = vi.fn<() => Promise<void>>(async () => undefined);
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = new FakeWorker();
  registration = new FakeRegistration();
  ready = Promise.resolve(this.registration);
  register = vi.fn<(url: string, options: object) => Promise<FakeRegistration>>(
    async () => this.registration,
  );
}

/** Stands for the browser's observer of what the page loads. */
function fakeObserver() {
  const seen = { options: {}, see: (..._names: string[]) => {} };
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(tell: (list: { getEntries(): { name: string }[] }) => void) {
        seen.see = (...names) => tell({ getEntries: () => names.map((name) => ({ name })) });
      }
      observe(options: object): void {
        seen.options = options;
      }
    },
  );
  return seen;
}

let container: FakeContainer;
let held: Navigation[];

beforeEach(() => {
  container = new FakeContainer();
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  held = holdNavigation();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function renderUpdate() {
  const hook = renderHook(useShellUpdate);
  await act(async () => undefined);
  return hook.result;
}

/** A new worker comes and keeps its files. */
function install(): FakeWorker {
  const worker = new FakeWorker();
  const { registration } = container;
  act(() => {
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
  });
  act(() => {
    registration.installing = null;
    registration.waiting = worker;
    worker.become('installed');
  });
  return worker;
}

test('the worker is registered for the staff view only', async () => {
  await registerShell();
  expect(container.register).toHaveBeenCalledWith('/staff-worker.js', { scope: '/staff' });
});

test('a registration that fails is harmless, and logged once', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  container.register.mockRejectedValue(new Error('The script is not there.'));
  await registerShell();
  expect(warn).toHaveBeenCalledTimes(1);
});

test('the first worker is told which scripts are loaded, and which are loaded later', async () => {
  const observer = fakeObserver();
  const first = new FakeWorker();
  container.controller = null;
  await registerShell();
  container.controller = first;
  container.dispatchEvent(new Event('controllerchange'));
  expect(observer.options).toEqual({ type: 'resource', buffered: true });
  observer.see('/assets/staff.js', '/assets/staff.css');
  observer.see('/staff/v3/session');
  observer.see('/assets/staff-language-es.js');
  expect(first.postMessage.mock.calls).toEqual([
    [{ type: 'loaded', urls: ['/assets/staff.js'] }],
    [{ type: 'loaded', urls: ['/assets/staff-language-es.js'] }],
  ]);
});

test('a browser without service workers: nothing is registered, and no update is ready', async () => {
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true });
  await registerShell();
  const result = await renderUpdate();
  expect(result.current.isReady).toBe(false);
});

test('a new version is ready when its worker waits, and the page does not reload by itself', async () => {
  const result = await renderUpdate();
  expect(result.current.isReady).toBe(false);
  const worker = install();
  expect(result.current.isReady).toBe(true);
  expect(worker.postMessage).not.toHaveBeenCalled();
  expect(held).toEqual([]);
});

test('a worker that waited before the page was opened counts', async () => {
  container.registration.waiting = new FakeWorker();
  const result = await renderUpdate();
  expect(result.current.isReady).toBe(true);
});

test('apply: the new worker takes over, then the page reloads', async () => {
  const result = await renderUpdate();
  const worker = install();
  result.current.apply();
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'take-over' });
  worker.become('activating');
  expect(held).toEqual([]);
  worker.become('activated');
  expect(held).toMatchObject([{ type: 'reload' }]);
});

test('after another page has asked for the new version, this one offers it and only reloads', async () => {
  const result = await renderUpdate();
  act(() => void container.dispatchEvent(new Event('controllerchange')));
  expect(result.current.isReady).toBe(true);
  result.current.apply();
  expect(held).toMatchObject([{ type: 'reload' }]);
});

test('the first worker of a page is not a new version', async () => {
  container.controller = null;
  const result = await renderUpdate();
  act(() => void container.dispatchEvent(new Event('controllerchange')));
  expect(result.current.isReady).toBe(false);
});

test('a page that stays open looks for a new version once an hour, also after a failure', async () => {
  vi.useFakeTimers();
  const { update } = container.registration;
  update.mockRejectedValueOnce(new Error('There is no network.'));
  await renderUpdate();
  await act(() => vi.advanceTimersByTimeAsync(2 * HOUR));
  expect(update).toHaveBeenCalledTimes(2);
  cleanup();
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(update).toHaveBeenCalledTimes(2);
});
