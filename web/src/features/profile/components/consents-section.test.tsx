import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { AccountConsents } from '@kargha/domain/people/account-endpoints';
import { hasAnalyticsConsent } from '#lib/browser/analytics-consent.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { ConsentsSection } from './consents-section.tsx';

vi.mock('#session/state/sign-in-actions.ts', () => ({ reloadProfile: vi.fn() }));
vi.mock('#lib/firebase/firebase-auth.ts', () => ({
  auth: { currentUser: { getIdToken: () => Promise.resolve('token') } },
}));
const { readConsents, setConsent } = vi.hoisted(() => ({
  readConsents: vi.fn<(token: string) => Promise<AccountConsents>>(),
  setConsent: vi.fn<(purpose: string, given: boolean, token: string) => Promise<AccountConsents>>(),
}));
vi.mock('../data/account-api.ts', () => ({ readConsents, setConsent }));

const states = {
  ...{ marketing: true, newsletter: true, reminders: false, measuring: false, terms: true },
};
const consents = {
  notice: '2026-11-21',
  states,
  log: [
    {
      ...{ id: 'c1', purpose: 'marketing', given: true, notice: '2026-11-21' },
      ...{ source: 'profile', at: new Date('2026-11-22T05:00:00Z') },
    },
  ],
} satisfies AccountConsents;

beforeEach(() => {
  localStorage.clear();
  readConsents.mockResolvedValue(consents);
});

const consentCheckbox = (name: RegExp) => screen.findByRole('checkbox', { name });

test('shows each consent with its date and notice version', async () => {
  renderInShop(<ConsentsSection />);
  expect(await consentCheckbox(/new products/)).toBeChecked();
  expect(await consentCheckbox(/newsletter/)).toBeChecked();
  expect(await consentCheckbox(/anonymous statistics/)).not.toBeChecked();
  expect(
    screen.getByText(/^22 Nov 2026, in your profile, privacy notice of 21 Nov 2026$/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Read the privacy notice' })).toHaveAttribute(
    'href',
    '/privacy',
  );
});

test('withdraws a consent and shows the server’s answer', async () => {
  const without = { ...consents, states: { ...states, newsletter: false } };
  setConsent.mockResolvedValue(without);
  renderInShop(<ConsentsSection />);
  await userEvent.click(await consentCheckbox(/newsletter/));
  expect(setConsent).toHaveBeenCalledWith('newsletter', false, 'token');
  expect(await screen.findByText(/You are not subscribed to the newsletter/)).toBeVisible();
});

test('stops analytics in this browser even when the server cannot be reached', async () => {
  setConsent.mockResolvedValueOnce(consents);
  renderInShop(<ConsentsSection />);
  await userEvent.click(await consentCheckbox(/anonymous statistics/));
  await vi.waitFor(() => expect(hasAnalyticsConsent()).toBe(true));
  setConsent.mockRejectedValueOnce(new TypeError('no network'));
  await vi.waitFor(async () => expect(await consentCheckbox(/anonymous statistics/)).toBeEnabled());
  await userEvent.click(await consentCheckbox(/anonymous statistics/));
  await vi.waitFor(() => expect(hasAnalyticsConsent()).toBe(false));
});

test('offers a retry when the history cannot be loaded', async () => {
  readConsents.mockRejectedValueOnce(new TypeError('no network'));
  renderInShop(<ConsentsSection />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await consentCheckbox(/new products/)).toBeChecked();
});
