import { expect, test, vi } from 'vitest';

import { lastingStorage, onOtherTabChange, readJson, writeJson } from './browser-storage.ts';

test('what was written is read back', () => {
  writeJson(lastingStorage, 'k', { a: [1] });
  expect(readJson(lastingStorage, 'k')).toEqual({ a: [1] });
});

test('nonsense in storage reads as nothing', () => {
  localStorage.setItem('k', '{oops');
  expect(readJson(lastingStorage, 'k')).toBeUndefined();
});

test('full or forbidden storage stops nobody', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(() => lastingStorage.setItem('k', 'v')).not.toThrow();
  expect(lastingStorage.getItem('k')).toBeNull();
});

test('another tab is heard for its own key, and when it clears everything', () => {
  const heard = vi.fn();
  onOtherTabChange('cart', heard);
  window.dispatchEvent(new StorageEvent('storage', { key: 'wishlist' }));
  expect(heard).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(heard).toHaveBeenCalledTimes(2);
});
