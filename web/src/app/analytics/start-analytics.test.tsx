import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

vi.mock('#session/state/sign-in-actions.ts', () => ({ idToken: () => Promise.resolve(undefined) }));

const QuietObserver = { supportedEntryTypes: [] };

const sent = vi.fn<(address: string, call: { body: string }) => Promise<Response>>();
const steps = () =>
  sent.mock.calls.map(([, { body }]) => JSON.parse(body) as { consent: boolean; step?: string });

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  sent.mockReset();
  sent.mockResolvedValue(new Response('{}'));
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('PerformanceObserver', QuietObserver);
});

async function loadPage() {
  vi.resetModules();
  const { AnalyticsConsentCheckbox } = await import('./analytics-consent-checkbox.tsx');
  const { recordStep } = await import('#lib/browser/shopping-steps.ts');
  const { startWithConsent } = await import('./start-with-consent.ts');
  const { unmount } = renderInShop(<AnalyticsConsentCheckbox />);
  startWithConsent();
  return { recordStep, unmount, box: () => screen.getByRole('checkbox') };
}

const settled = () => vi.dynamicImportSettled();

test('sends nothing without consent', async () => {
  const { recordStep } = await loadPage();
  recordStep('viewed');
  recordStep('cart');
  recordStep('checkout');
  recordStep('paid');
  window.dispatchEvent(new ErrorEvent('error', { message: 'Broken' }));
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(sent).not.toHaveBeenCalled();
});

test('reports each step once, from the first page after consent, across reloads', async () => {
  const first = await loadPage();
  first.recordStep('viewed');
  await userEvent.click(first.box());
  await settled();
  expect(sent).not.toHaveBeenCalled();
  first.unmount();

  const second = await loadPage();
  second.recordStep('cart');
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  second.recordStep('cart');
  second.unmount();

  const third = await loadPage();
  third.recordStep('cart');
  third.recordStep('checkout');
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(steps()).toEqual([
    { consent: true, page: '/', step: 'cart' },
    { consent: true, page: '/', step: 'checkout' },
  ]);
  third.unmount();
});

test('stops reporting when consent is withdrawn during a visit', async () => {
  const first = await loadPage();
  await userEvent.click(first.box());
  await settled();
  first.unmount();
  const second = await loadPage();
  second.recordStep('viewed');
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  await userEvent.click(second.box());
  second.recordStep('cart');
  window.dispatchEvent(new ErrorEvent('error', { message: 'Broken' }));
  await settled();
  expect(sent).toHaveBeenCalledTimes(1);
});
