import { expect, test } from 'vitest';

import { storageKeys } from '#lib/browser/storage-keys.ts';

import { clearPrivateData } from './private-data.ts';

test('whoever leaves takes their papers along: last order, checkout, and the quote they began', () => {
  for (const key of [storageKeys.lastOrder, `${storageKeys.quoteDraft}u1`, storageKeys.cart]) {
    localStorage.setItem(key, '{}');
  }
  sessionStorage.setItem(storageKeys.checkoutDraft, '{}');
  clearPrivateData();
  expect(Object.keys(localStorage)).toEqual([storageKeys.cart]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a browser that forbids storage does not hinder leaving', () => {
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
