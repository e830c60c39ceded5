import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { fakeFirestore } from '#testing/fake-firestore.ts';

beforeEach(() => {
  vi.resetModules();
});

const settingsOf = (freeAboveRupees: number) => ({
  'settings/public': { shipping: { freeAboveRupees, flatFeeRupees: 90 } },
});

test('reads the settings once per visit', async () => {
  const world = fakeFirestore(settingsOf(999));
  const { usePublicSettings } = await import('./public-settings.ts');
  const { useSaleTerms } = await import('./sale-terms.ts');
  renderHook(() => usePublicSettings());
  const { result } = renderHook(() => useSaleTerms());
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect(result.current.terms.shipping).toEqual({ freeAbove: 99_900, flatFee: 9000 });
  expect(world.reads).toEqual(['settings/public']);
});

test('refreshing the settings updates every reader', async () => {
  fakeFirestore(settingsOf(999));
  const { refreshPublicSettings } = await import('./public-settings.ts');
  const { useSaleTerms } = await import('./sale-terms.ts');
  const { result } = renderHook(() => useSaleTerms());
  await waitFor(() => expect(result.current.status).toBe('ready'));
  fakeFirestore(settingsOf(1500));
  await refreshPublicSettings();
  await waitFor(() => expect(result.current.terms.shipping.freeAbove).toBe(150_000));
});

test('uses the default terms without settings and reports a failed read', async () => {
  fakeFirestore();
  const { ensurePublicSettings } = await import('./public-settings.ts');
  const { useSaleTerms } = await import('./sale-terms.ts');
  const { result } = renderHook(() => useSaleTerms());
  await waitFor(() => expect(result.current.status).toBe('failed'));
  fakeFirestore({});
  ensurePublicSettings();
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect(result.current.terms.delivery.weavingDays).toBe(24);
});
