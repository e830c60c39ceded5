import { beforeEach, expect, test, vi } from 'vitest';

import { storedFields } from '#lib/documents/stored-fields.ts';

import { createSharedStore } from './shared-store.ts';

const KEY = 'kargha.test-list';

interface Basket {
  pots: number;
}

function openTab() {
  return createSharedStore<Basket>(KEY, (stored) => ({
    pots: storedFields(stored).number('pots'),
  }));
}

const kept = (pots: number) => JSON.stringify({ state: { pots }, version: 1 });

beforeEach(() => localStorage.clear());

test('a change is made to what another tab has just put there, though no word of it has come yet', () => {
  const tab = openTab();
  tab.setState({ pots: 1 });
  localStorage.setItem(KEY, kept(5));
  tab.setState(({ pots }) => ({ pots: pots + 1 }));
  expect(tab.getState().pots).toBe(6);
  expect(localStorage.getItem(KEY)).toBe(kept(6));
});

test('looking the list over without a change takes nothing back from the other tab', () => {
  const tab = openTab();
  tab.setState({ pots: 1 });
  localStorage.setItem(KEY, kept(2));
  tab.setState((basket) => ({ ...basket }));
  expect(localStorage.getItem(KEY)).toBe(kept(2));
  expect(tab.getState().pots).toBe(2);
});

test('what another tab put there is shown as soon as the browser tells of it', () => {
  const tab = openTab();
  localStorage.setItem(KEY, kept(3));
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(tab.getState().pots).toBe(3);
});

test('what is cleared in another tab is cleared here', () => {
  const tab = openTab();
  tab.setState({ pots: 4 });
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(tab.getState().pots).toBe(0);
});

test('where the browser keeps nothing the tab goes on from memory', () => {
  const tab = openTab();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  tab.setState({ pots: 1 });
  tab.setState(({ pots }) => ({ pots: pots + 1 }));
  full.mockRestore();
  expect(tab.getState().pots).toBe(2);
});
