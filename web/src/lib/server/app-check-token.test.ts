import { expect, test, vi } from 'vitest';

import { requestAppCheckToken } from './app-check-token.ts';

const load = () => Promise.resolve({ appCheckToken: () => Promise.resolve('proof') });

test('adds the App Check token to a change', async () => {
  expect(await requestAppCheckToken('POST', 'key', load)).toBe('proof');
  expect(await requestAppCheckToken('DELETE', 'key', load)).toBe('proof');
});

test('loads nothing for a GET request or without App Check', async () => {
  const loaded = vi.fn(load);
  expect(await requestAppCheckToken('GET', 'key', loaded)).toBeUndefined();
  expect(await requestAppCheckToken('POST', '', loaded)).toBeUndefined();
  expect(loaded).not.toHaveBeenCalled();
});

test('sends the request without a token when the script is blocked', async () => {
  const blocked = () => Promise.reject(new Error('blocked by an extension'));
  expect(await requestAppCheckToken('POST', 'key', blocked)).toBeUndefined();
  const failing = { appCheckToken: () => Promise.reject(new Error('no network')) };
  expect(await requestAppCheckToken('POST', 'key', () => Promise.resolve(failing))).toBeUndefined();
});
