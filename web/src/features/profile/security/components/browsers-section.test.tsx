import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { SignedInBrowserRow } from '@kargha/domain/people/sign-in-endpoints';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { BrowsersSection } from './browsers-section.tsx';

const { signOut } = vi.hoisted(() => ({ signOut: vi.fn() }));
vi.mock('#session/state/sign-in-actions.ts', () => ({ reloadProfile: vi.fn(), signOut }));
vi.mock('#lib/firebase/firebase-auth.ts', () => ({
  auth: { currentUser: { getIdToken: () => Promise.resolve('token') } },
}));
const { listBrowsers, signOutBrowser, signOutEverywhere } = vi.hoisted(() => ({
  listBrowsers: vi.fn<(token: string) => Promise<SignedInBrowserRow[]>>(),
  signOutBrowser: vi.fn<(id: string, token: string) => Promise<void>>(),
  signOutEverywhere: vi.fn<(token: string) => Promise<void>>(),
}));
vi.mock('../../data/account-api.ts', () => ({ listBrowsers, signOutBrowser, signOutEverywhere }));

const at = new Date('2026-11-26T05:00:00Z');
const laptop: SignedInBrowserRow = {
  ...{ id: '1795680696', browser: 'Firefox', system: 'Linux', country: '' },
  ...{ signedInAt: at, lastUsedAt: at, isCurrent: true },
};
const phone: SignedInBrowserRow = {
  ...{ id: '1795680706', browser: 'Chrome', system: 'Android', country: 'IN' },
  ...{ signedInAt: at, lastUsedAt: at, isCurrent: false },
};

beforeEach(() => {
  listBrowsers.mockReset().mockResolvedValue([laptop, phone]);
  signOutBrowser.mockReset().mockResolvedValue();
  signOutEverywhere.mockReset().mockResolvedValue();
});

test('lists the browsers and signs out another one', async () => {
  renderInShop(<BrowsersSection />);
  const [own, other] = await screen.findAllByRole('listitem');
  expect(own).toHaveTextContent('Firefox on Linux');
  expect(within(own!).queryByRole('button')).toBeNull();
  expect(other).toHaveTextContent('Last used 26 Nov, 10:30 am, India');
  listBrowsers.mockResolvedValue([laptop]);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out Chrome on Android' }));
  expect(signOutBrowser).toHaveBeenCalledWith('1795680706', 'token');
  await expect.poll(() => screen.getAllByRole('listitem')).toHaveLength(1);
});

test('signs out everywhere after a question, this browser too', async () => {
  renderInShop(<BrowsersSection />);
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  expect(signOutEverywhere).not.toHaveBeenCalled();
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
  await expect.poll(() => signOut.mock.calls).toHaveLength(1);
});

test('says when the list cannot be loaded, and tries again', async () => {
  listBrowsers.mockRejectedValueOnce(new Error('offline'));
  renderInShop(<BrowsersSection />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
});
