import { expect, test, vi } from 'vitest';

import { requestAppCheckToken } from './app-check-token.ts';

const load = () => Promise.resolve({ appCheckToken: () => Promise.resolve('proof') });

test('what changes something carries the proof, once App Check is set up', async () => {
  expect(await requestAppCheckToken('POST', 'key', load)).toBe('proof');
  expect(await requestAppCheckToken('DELETE', 'key', load)).toBe('proof');
});

test('who only reads, or has no App Check, loads nothing for it', async () => {
  const loaded = vi.fn(load);
  expect(await requestAppCheckToken('GET', 'key', loaded)).toBeUndefined();
  expect(await requestAppCheckToken('POST', '', loaded)).toBeUndefined();
  expect(loaded).not.toHaveBeenCalled();
});

test('a blocked script costs the proof and not the request', async () => {
  const blocked = () => Promise.reject(new Error('blocked by an extension'));
  expect(await requestAppCheckToken('POST', 'key', blocked)).toBeUndefined();
  const failing = { appCheckToken: () => Promise.reject(new Error('no network')) };
  expect(await requestAppCheckToken('POST', 'key', () => Promise.resolve(failing))).toBeUndefined();
});
