import { expect, test, vi } from 'vitest';

import { pageProof } from './page-proof.ts';

const load = () => Promise.resolve({ appCheckToken: () => Promise.resolve('proof') });

test('what changes something carries the proof, once App Check is set up', async () => {
  expect(await pageProof('POST', 'key', load)).toBe('proof');
  expect(await pageProof('DELETE', 'key', load)).toBe('proof');
});

test('who only reads, or has no App Check, loads nothing for it', async () => {
  const loaded = vi.fn(load);
  expect(await pageProof('GET', 'key', loaded)).toBeUndefined();
  expect(await pageProof('POST', '', loaded)).toBeUndefined();
  expect(loaded).not.toHaveBeenCalled();
});

test('a blocked script costs the proof and not the request', async () => {
  const blocked = () => Promise.reject(new Error('blocked by an extension'));
  expect(await pageProof('POST', 'key', blocked)).toBeUndefined();
  const failing = { appCheckToken: () => Promise.reject(new Error('no network')) };
  expect(await pageProof('POST', 'key', () => Promise.resolve(failing))).toBeUndefined();
});
