import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { mayMeasure } from '#lib/browser/measuring-choice.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import type { OwnConsents } from '../state/profile-actions.ts';
import { ConsentsSection } from './consents-section.tsx';

vi.mock('#session/state/sign-in-actions.ts', () => ({ reloadProfile: vi.fn() }));
vi.mock('#lib/firebase/firebase-auth.ts', () => ({
  auth: { currentUser: { getIdToken: () => Promise.resolve('token') } },
}));
const { readConsents, decideConsent } = vi.hoisted(() => ({
  readConsents: vi.fn<(token: string) => Promise<OwnConsents>>(),
  decideConsent: vi.fn<(purpose: string, given: boolean, token: string) => Promise<OwnConsents>>(),
}));
vi.mock('../data/account-api.ts', () => ({ readConsents, decideConsent }));

const states = {
  ...{ marketing: true, newsletter: true, reminders: false, measuring: false, terms: true },
};
const own = {
  states,
  log: [
    {
      ...{ id: 'c1', purpose: 'marketing', given: true, notice: '2026-11-21' },
      ...{ source: 'profile', at: '2026-11-22T05:00:00Z' },
    },
  ],
} satisfies OwnConsents;

beforeEach(() => {
  localStorage.clear();
  readConsents.mockResolvedValue(own);
});

const box = (name: RegExp) => screen.findByRole('checkbox', { name });

test('each yes is shown with its day and the notice that it was given under', async () => {
  renderInShop(<ConsentsSection />);
  expect(await box(/new pieces/)).toBeChecked();
  expect(await box(/newsletter/)).toBeChecked();
  expect(await box(/Measure/)).not.toBeChecked();
  expect(
    screen.getByText(/^22 Nov 2026, in the profile, notice of 21 Nov 2026$/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Read the privacy notice' })).toHaveAttribute(
    'href',
    '/privacy',
  );
});

test('one press takes a yes back, and what the server says then is shown', async () => {
  const without = { ...own, states: { ...states, newsletter: false } };
  decideConsent.mockResolvedValue(without);
  renderInShop(<ConsentsSection />);
  await userEvent.click(await box(/newsletter/));
  expect(decideConsent).toHaveBeenCalledWith('newsletter', false, 'token');
  expect(await screen.findByText(/You do not get the newsletter/)).toBeVisible();
});

test('measuring that is taken back ends in this browser even if the server cannot be reached', async () => {
  decideConsent.mockResolvedValueOnce(own);
  renderInShop(<ConsentsSection />);
  await userEvent.click(await box(/Measure/));
  await vi.waitFor(() => expect(mayMeasure()).toBe(true));
  decideConsent.mockRejectedValueOnce(new TypeError('no network'));
  await vi.waitFor(async () => expect(await box(/Measure/)).toBeEnabled());
  await userEvent.click(await box(/Measure/));
  await vi.waitFor(() => expect(mayMeasure()).toBe(false));
});

test('a log that cannot be read says so, with a way to try again', async () => {
  readConsents.mockRejectedValueOnce(new TypeError('no network'));
  renderInShop(<ConsentsSection />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await box(/new pieces/)).toBeChecked();
});
