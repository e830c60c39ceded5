import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { LanguageSwitch } from './footer/language-switch.tsx';
import { LanguageHost } from './language-host.tsx';

const network = vi.hoisted(() => ({ isLost: true }));

vi.mock('#lib/server/load-module.ts', () => ({
  loadModule: (part: Promise<unknown>) =>
    network.isLost ? Promise.reject(new Error('lost')) : part,
}));

test('reports a language that cannot load and allows another try', async () => {
  renderInShop(
    <LanguageHost>
      <LanguageSwitch />
    </LanguageHost>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'हिन्दी' }));
  expect(await screen.findByText('Network error. Please check your connection.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  network.isLost = false;
  await userEvent.click(screen.getByRole('button', { name: 'हिन्दी' }));
  expect(await screen.findByRole('group', { name: 'भाषा' })).toBeVisible();
});
