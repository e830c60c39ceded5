import { number, object } from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';

import { storedReader } from '#lib/documents/stored-reader.ts';

import { createSharedStore } from './shared-store.ts';

const KEY = 'kargha.test-list';

interface Basket {
  pots: number;
}

const readBasket = storedReader('basket', object({ pots: number() }));

function openTab() {
  return createSharedStore<Basket>(KEY, (stored) => ({
    pots: readBasket(stored)?.pots ?? 0,
  }));
}

const kept = (pots: number) => JSON.stringify({ state: { pots }, version: 1 });

beforeEach(() => localStorage.clear());

test('applies a change to what another tab has just written', () => {
  const tab = openTab();
  tab.setState({ pots: 1 });
  localStorage.setItem(KEY, kept(5));
  tab.setState(({ pots }) => ({ pots: pots + 1 }));
  expect(tab.getState().pots).toBe(6);
  expect(localStorage.getItem(KEY)).toBe(kept(6));
});

test('an update without a change does not overwrite another tab', () => {
  const tab = openTab();
  tab.setState({ pots: 1 });
  localStorage.setItem(KEY, kept(2));
  tab.setState((basket) => ({ ...basket }));
  expect(localStorage.getItem(KEY)).toBe(kept(2));
  expect(tab.getState().pots).toBe(2);
});

test('shows another tab’s change on a storage event', () => {
  const tab = openTab();
  localStorage.setItem(KEY, kept(3));
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(tab.getState().pots).toBe(3);
});

test('clears when another tab clears the storage', () => {
  const tab = openTab();
  tab.setState({ pots: 4 });
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(tab.getState().pots).toBe(0);
});

test('works from memory when storage is full', () => {
  const tab = openTab();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  tab.setState({ pots: 1 });
  tab.setState(({ pots }) => ({ pots: pots + 1 }));
  full.mockRestore();
  expect(tab.getState().pots).toBe(2);
});
