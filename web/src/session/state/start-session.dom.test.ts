import { beforeEach, expect, test, vi } from 'vitest';

import type * as SessionStore from './session-store.ts';
import type * as StartSession from './start-session.ts';

const KEY = 'kargha.signed-in';
const line = vi.hoisted(() => ({ isBad: false, asked: 0 }));
const auth = vi.hoisted(() => ({ observers: [] as Record<string, (what?: unknown) => void>[] }));

vi.mock('../data/sign-in.ts', () => ({
  get observeAuthState() {
    line.asked += 1;
    if (line.isBad) throw new TypeError('Failed to fetch dynamically imported module');
    return (observer: Record<string, () => void>) => auth.observers.push(observer);
  },
}));

let useSession: typeof SessionStore.useSession;
let startSession: typeof StartSession.startSession;

beforeEach(async () => {
  // What signs in is loaded once.
  vi.resetModules();
  ({ useSession } = await import('./session-store.ts'));
  ({ startSession } = await import('./start-session.ts'));
  Object.assign(line, { isBad: false, asked: 0 });
  auth.observers.length = 0;
  useSession.setState({ status: 'unknown' }, true);
  localStorage.setItem(KEY, '1');
});

test('retries the sign-in code when online and keeps the signed-in flag', async () => {
  line.isBad = true;
  startSession();
  await expect.poll(() => useSession.getState().status).toBe('signed-out');
  expect(localStorage.getItem(KEY)).toBe('1');

  line.isBad = false;
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => line.asked).toBe(2);
  auth.observers.at(-1)?.onPerson?.({ uid: 'asha' });
  expect(useSession.getState().status).toBe('signed-in');
});

test('signs out for this visit only when the profile is unavailable', async () => {
  startSession();
  await expect.poll(() => auth.observers.length).toBeGreaterThan(0);
  auth.observers.at(-1)?.onProfileUnavailable?.();
  expect(useSession.getState().status).toBe('signed-out');
  expect(localStorage.getItem(KEY)).toBe('1');
});
