import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { prefetchLink } from './prefetch-link.ts';

const { preloadAddress } = vi.hoisted(() => ({ preloadAddress: vi.fn(() => Promise.resolve()) }));
vi.mock('../preload-address.ts', () => ({ preloadAddress }));

beforeEach(() => {
  vi.useFakeTimers();
  preloadAddress.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function linkTo(address: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = address;
  return link;
}

test('loads a link that is touched at once, and each address once', () => {
  prefetchLink(linkTo('/hi/products/saree-1'), true);
  prefetchLink(linkTo('/products/saree-1'), true);
  expect(preloadAddress.mock.calls).toEqual([['/products/saree-1', '']]);
});

test('loads a link under the pointer after a moment, but not one that it passes over', () => {
  const passed = linkTo('/products/saree-2');
  prefetchLink(passed, false);
  passed.dispatchEvent(new Event('pointerleave'));
  prefetchLink(linkTo('/products?category=women'), false);
  expect(preloadAddress).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(preloadAddress.mock.calls).toEqual([['/products', '?category=women']]);
});

test('loads no other site, no back office, and nothing for visitors who save data', () => {
  prefetchLink(linkTo('https://other.example/products/a'), true);
  prefetchLink(linkTo('/admin/orders'), true);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  prefetchLink(linkTo('/products/saree-3'), true);
  expect(preloadAddress).not.toHaveBeenCalled();
});
