import { expect, test } from 'vitest';

import { storageKeys } from '#lib/browser/storage-keys.ts';

import { clearPrivateData } from './private-data.ts';

test('clears the last order, the checkout draft and the quote draft', () => {
  for (const key of [storageKeys.lastOrder, `${storageKeys.quoteDraft}u1`, storageKeys.cart]) {
    localStorage.setItem(key, '{}');
  }
  sessionStorage.setItem(storageKeys.checkoutDraft, '{}');
  clearPrivateData();
  expect(Object.keys(localStorage)).toEqual([storageKeys.cart]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('ignores forbidden storage', () => {
  const { localStorage: kept } = window;
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  expect(clearPrivateData).not.toThrow();
  Object.defineProperty(window, 'localStorage', { configurable: true, value: kept });
});
