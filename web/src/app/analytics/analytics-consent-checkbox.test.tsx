import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { AnalyticsConsentCheckbox } from './analytics-consent-checkbox.tsx';
import { startWithConsent } from './start-with-consent.ts';

const { startAnalytics } = vi.hoisted(() => ({ startAnalytics: vi.fn() }));
vi.mock('./start-analytics.ts', () => ({ startAnalytics }));

beforeEach(() => {
  localStorage.clear();
  startAnalytics.mockClear();
});

function loadPage() {
  const page = renderInShop(<AnalyticsConsentCheckbox />);
  startWithConsent();
  return page;
}

it('starts analytics only with consent and not after it is withdrawn', async () => {
  const first = loadPage();
  const box = screen.getByRole('checkbox');
  expect(box).not.toBeChecked();
  expect(startAnalytics).not.toHaveBeenCalled();
  await userEvent.click(box);
  first.unmount();

  const second = loadPage();
  await vi.waitFor(() => expect(startAnalytics).toHaveBeenCalledOnce());
  await userEvent.click(screen.getByRole('checkbox'));
  second.unmount();

  loadPage();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(startAnalytics).toHaveBeenCalledOnce();
});
