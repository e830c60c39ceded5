import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { ConfirmLeave } from './unsaved-changes.ts';
import { useHistoryGuard } from './leave-guard.tsx';

const ask = vi.fn<ConfirmLeave>();

class Tab extends EventTarget {
  readonly steps: string[] = [];

  traverseTo(key: string): void {
    if (this.isReported('traverse', key)) this.steps.push(key);
  }

  isReported(navigationType: string, key: string, { isTouched = true, sameDocument = true } = {}) {
    const event = new Event('navigate', { cancelable: isTouched });
    const destination = { key, url: `${window.location.origin}${key}`, sameDocument };
    return this.dispatchEvent(Object.assign(event, { navigationType, destination }));
  }
}

let tab: Tab;

beforeEach(() => {
  ask.mockReset();
  tab = new Tab();
  vi.stubGlobal('navigation', tab);
  window.history.replaceState(null, '', '/form');
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

test('Back asks each time, and leaving goes back', () => {
  renderHook(() => useHistoryGuard(true, ask));
  expect(tab.isReported('traverse', '/orders')).toBe(false);
  expect(tab.isReported('traverse', '/quotes')).toBe(false);
  expect(ask).toHaveBeenCalledTimes(2);
  ask.mock.lastCall?.[0]();
  expect(tab.steps).toEqual(['/quotes']);
  expect(ask).toHaveBeenCalledTimes(2);
});

test.each([
  ['to another view of the form', 'traverse', '/form?view=all', {}],
  ['to another site, where the browser asks', 'traverse', '/x', { sameDocument: false }],
  ['that the browser does not let us cancel', 'traverse', '/orders', { isTouched: false }],
  ['by a link, which asks when it is clicked', 'push', '/orders', {}],
])('a step %s does not ask', (_which, type, key, how) => {
  renderHook(() => useHistoryGuard(true, ask));
  expect(tab.isReported(type, key, how)).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});

test('Back works without unsaved changes and after the form is gone', () => {
  const form = renderHook(({ isDirty }) => useHistoryGuard(isDirty, ask), {
    initialProps: { isDirty: false },
  });
  expect(tab.isReported('traverse', '/orders')).toBe(true);
  form.rerender({ isDirty: true });
  form.unmount();
  expect(tab.isReported('traverse', '/orders')).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});

test('ignores browsers without the Navigation API', () => {
  vi.unstubAllGlobals();
  renderHook(() => useHistoryGuard(true, ask));
  expect(ask).not.toHaveBeenCalled();
});
