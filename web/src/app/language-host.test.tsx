import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { UserProfile } from '@kargha/domain/people/user-schema';
import { chooseLanguage } from '#lib/language/language-choice.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { publishProfile } from '#session/state/session-store.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { LanguageSwitch } from './footer/language-switch.tsx';
import { LanguageHost } from './language-host.tsx';

beforeEach(() => chooseLanguage('en'));
afterEach(() => chooseLanguage('en'));

const shop = (
  <LanguageHost>
    <LanguageSwitch />
  </LanguageHost>
);

test('switches the shop to Hindi and back and sets the document language', async () => {
  renderInShop(shop);
  await userEvent.click(screen.getByRole('button', { name: 'हिन्दी' }));
  expect(await screen.findByRole('group', { name: 'भाषा' })).toBeVisible();
  expect(document.documentElement.lang).toBe('hi');
  expect(screen.getByRole('button', { name: 'हिन्दी' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(screen.getByRole('group', { name: 'Language' })).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
});

test('remembers the language for the next visit', async () => {
  localStorage.setItem(storageKeys.language, 'hi');
  renderInShop(shop);
  expect(await screen.findByRole('group', { name: 'भाषा' })).toBeVisible();
});

test('uses the account’s language when the browser has none', async () => {
  localStorage.clear();
  renderInShop(shop);
  act(() => publishProfile({ preferences: { language: 'hi' } } as unknown as UserProfile));
  expect(await screen.findByRole('group', { name: 'भाषा' })).toBeVisible();
  act(() => publishProfile(undefined));
});

test('an unknown language leaves the shop in English', async () => {
  localStorage.setItem(storageKeys.language, '"><script>');
  renderInShop(shop);
  await waitFor(() => expect(screen.getByRole('group', { name: 'Language' })).toBeVisible());
});
