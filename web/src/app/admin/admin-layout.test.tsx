import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { formatDay } from '#lib/language/day-format.ts';
import { chooseLanguage, useLanguage } from '#lib/language/language-choice.ts';
import { publishProfile, useSession } from '#session/state/session-store.ts';
import { sampleBuyer } from '#testing/sample-buyer.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { LanguageHost } from '../language-host.tsx';
import { AdminLayout } from './admin-layout.tsx';

vi.mock('./use-badges.ts', () => ({
  useBadges: () => ({ orders: 0, messages: 0, alarms: 0, disputes: 0 }),
}));

beforeEach(() => publishProfile(undefined));

function Broken(): never {
  throw new RangeError('This page cannot be drawn.');
}

test('tells staff that saved work is safe when a page crashes', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  renderInShop(
    <Routes>
      <Route element={<AdminLayout />}>
        <Route index element={<Broken />} />
      </Route>
    </Routes>,
  );
  const message = screen.getByRole('alert');
  expect(message).toHaveTextContent(
    'Your saved work is safe. Reload the page or open another one.',
  );
  expect(message).not.toHaveTextContent('cart');
});

test('stays in English when the shop is in Hindi', async () => {
  const day = new Date('2026-11-21T09:35:00Z');
  const Today = () => <p>{`${useLanguage()}: ${formatDay(day)}`}</p>;
  act(() => chooseLanguage('hi'));
  const { unmount } = renderInShop(
    <LanguageHost>
      <Routes>
        <Route element={<AdminLayout />}>
          <Route index element={<Today />} />
        </Route>
      </Routes>
    </LanguageHost>,
  );
  expect(screen.getByText('en: 21 Nov 2026')).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
  unmount();
  renderInShop(<Today />);
  expect(await screen.findByText('hi: 21 नवंबर 2026')).toBeVisible();
  act(() => chooseLanguage('en'));
});

test('keeps the collapsed menu for the next visit', async () => {
  const layout = (
    <Routes>
      <Route element={<AdminLayout />}>
        <Route index element={<p>Orders</p>} />
      </Route>
    </Routes>
  );
  // The sidebar is hidden on phones, and so in jsdom.
  const button = (name: string) => screen.getByText(name).closest('button')!;
  const first = renderInShop(layout);
  await userEvent.click(button('Collapse menu'));
  first.unmount();
  renderInShop(layout);
  const expand = button('Expand menu');
  expect(expand).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(expand);
  expect(button('Collapse menu')).toHaveAttribute('aria-expanded', 'true');
});

test('switches between compact and comfortable rows', async () => {
  const profile = { ...sampleBuyer, role: 'admin' as const, avatar: '' };
  useSession.setState({ status: 'signed-in', profile }, true);
  renderInShop(
    <Routes>
      <Route element={<AdminLayout />}>
        <Route index element={<p>Orders</p>} />
      </Route>
    </Routes>,
  );
  const rows = () => screen.getByRole('main').parentElement;
  expect(rows()).toHaveAttribute('data-compact');
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  await userEvent.click(screen.getByText('Comfortable rows'));
  expect(rows()).not.toHaveAttribute('data-compact');
});
