import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { fakeFirestore } from '#testing/fake-firestore.ts';

beforeEach(() => {
  vi.resetModules();
});

const settingsOf = (freeAboveRupees: number) => ({
  'settings/public': { shipping: { freeAboveRupees, flatFeeRupees: 90 } },
});

test('the settings are read once per visit, whoever shows them', async () => {
  const world = fakeFirestore(settingsOf(999));
  const { usePublicSettings } = await import('./public-settings.ts');
  const { useSaleTerms } = await import('./sale-terms.ts');
  renderHook(() => usePublicSettings());
  const { result } = renderHook(() => useSaleTerms());
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect(result.current.terms.shipping).toEqual({ freeAbove: 99_900, flatFee: 9000 });
  expect(world.reads).toEqual(['settings/public']);
});

test('who needs them as they are now reads them anew, and everybody else has the same from then on', async () => {
  fakeFirestore(settingsOf(999));
  const { refreshPublicSettings } = await import('./public-settings.ts');
  const { useSaleTerms } = await import('./sale-terms.ts');
  const { result } = renderHook(() => useSaleTerms());
  await waitFor(() => expect(result.current.status).toBe('ready'));
  fakeFirestore(settingsOf(1500));
  await refreshPublicSettings();
  await waitFor(() => expect(result.current.terms.shipping.freeAbove).toBe(150_000));
});

test('a shop without settings sells on the usual terms; where they cannot be read that is told', async () => {
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
