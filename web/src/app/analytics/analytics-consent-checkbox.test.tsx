import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { AnalyticsConsentCheckbox } from './analytics-consent-checkbox.tsx';

const { startAnalytics } = vi.hoisted(() => ({ startAnalytics: vi.fn() }));
vi.mock('./start-analytics.ts', () => ({ startAnalytics }));

beforeEach(() => {
  localStorage.clear();
  startAnalytics.mockClear();
});

it('starts analytics only with consent and not after it is withdrawn', async () => {
  const first = renderInShop(<AnalyticsConsentCheckbox />);
  const box = screen.getByRole('checkbox');
  expect(box).not.toBeChecked();
  expect(startAnalytics).not.toHaveBeenCalled();
  await userEvent.click(box);
  first.unmount();

  const second = renderInShop(<AnalyticsConsentCheckbox />);
  await vi.waitFor(() => expect(startAnalytics).toHaveBeenCalledOnce());
  await userEvent.click(screen.getByRole('checkbox'));
  second.unmount();

  renderInShop(<AnalyticsConsentCheckbox />);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(startAnalytics).toHaveBeenCalledOnce();
});
