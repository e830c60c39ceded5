import { expect, test } from 'vitest';

import { keyedIds } from './keyed-ids.ts';
import {
  matchingStep,
  newTotpSecret,
  seal,
  toBase32,
  totpAddress,
  totpCode,
  totpStep,
  unseal,
} from './totp.ts';

/** RFC 6238, appendix B: the last six of its eight digits. */
const RFC_SECRET = toBase32(Buffer.from('12345678901234567890'));

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('computes the code of RFC 6238 at second %d', (second, code) => {
  expect(totpCode(RFC_SECRET, totpStep(new Date(second * 1000)))).toBe(code);
});

test('accepts a clock that is wrong by one step, and no more', () => {
  const at = new Date('2026-11-26T10:00:10Z');
  const now = totpStep(at);
  const accepted = [-2, -1, 0, 1, 2].filter(
    (drift) =>
      matchingStep(RFC_SECRET, totpCode(RFC_SECRET, now + drift), { at, lastStep: 0 }) !== null,
  );
  expect(accepted).toEqual([-1, 0, 1]);
});

test('refuses a code that is not later than the last used', () => {
  const at = new Date('2026-11-26T10:00:10Z');
  const now = totpStep(at);
  const code = totpCode(RFC_SECRET, now);
  expect(matchingStep(RFC_SECRET, code, { at, lastStep: now })).toBeNull();
  expect(matchingStep(RFC_SECRET, code, { at, lastStep: now - 1 })).toBe(now);
});

test('makes secrets of 160 bits that differ', () => {
  const secrets = Array.from({ length: 100 }, newTotpSecret);
  expect(new Set(secrets).size).toBe(100);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});

test('names shop and account in the address of the QR code', () => {
  expect(totpAddress('ABC', 'Kargha', 'asha@loom.example')).toBe(
    'otpauth://totp/Kargha%3Aasha%40loom.example?secret=ABC&issuer=Kargha',
  );
});

test('reads a sealed secret only for its owner, with its key, unchanged', () => {
  const ids = keyedIds('key');
  const sealed = seal(ids, 'asha', RFC_SECRET);
  expect(sealed).not.toContain(RFC_SECRET);
  expect(unseal(ids, 'asha', sealed)).toBe(RFC_SECRET);
  expect(seal(ids, 'asha', RFC_SECRET)).not.toBe(sealed);
  expect(() => unseal(ids, 'ravi', sealed)).toThrow();
  expect(() => unseal(keyedIds('other'), 'asha', sealed)).toThrow();
  const changed = Buffer.from(sealed, 'base64');
  changed[30]! ^= 1;
  expect(() => unseal(ids, 'asha', changed.toString('base64'))).toThrow();
});
