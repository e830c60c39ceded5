import { expect, test, vi } from 'vitest';

import { lastingStorage, onOtherTabChange, readJson, writeJson } from './browser-storage.ts';

test('reads back what was written', () => {
  writeJson(lastingStorage, 'k', { a: [1] });
  expect(readJson(lastingStorage, 'k')).toEqual({ a: [1] });
});

test('reads invalid JSON as undefined', () => {
  localStorage.setItem('k', '{oops');
  expect(readJson(lastingStorage, 'k')).toBeUndefined();
});

test('ignores full or forbidden storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(() => lastingStorage.setItem('k', 'v')).not.toThrow();
  expect(lastingStorage.getItem('k')).toBeNull();
});

test('notifies about changes of the key and a clear in another tab', () => {
  const listener = vi.fn();
  onOtherTabChange('cart', listener);
  window.dispatchEvent(new StorageEvent('storage', { key: 'wishlist' }));
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(listener).toHaveBeenCalledTimes(2);
});
