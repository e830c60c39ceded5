import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Claim } from '@kargha/domain/settings/claims';
import { DEFAULT_SHOP_FRONT } from '@kargha/domain/settings/shop-front';
import { AboutStory } from '#features/about/components/about-story.tsx';
import { SupportInfo } from '#features/contact/components/find-us.tsx';
import { StatsStrip } from '#features/home/components/stats-strip.tsx';
import { chooseLanguage } from '#lib/language/language-choice.ts';
import { TranslationsContext } from '#lib/language/language.ts';
import type { ShownShop } from '#lib/shop/shop-front.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { hindi } from './hindi.ts';

const { useShopFront } = vi.hoisted(() => ({ useShopFront: vi.fn<() => ShownShop>() }));
vi.mock('#lib/shop/shop-front.ts', () => ({ useShopFront }));

const claim = (id: string, value: string, label: string, day = 8): Claim => ({
  id,
  value,
  label,
  asOf: new Date(Date.UTC(2026, 9, day)),
});
const STORED = [
  claim('artisanPartners', '620+', 'artisan partners', 9),
  claim('happyCustomers', '12K+', 'happy customers'),
  claim('shipping', 'All of India', 'within a week'),
  claim('villages', '48', 'villages'),
];

const advertise = (claims: readonly Claim[] | undefined) =>
  useShopFront.mockReturnValue({ ...DEFAULT_SHOP_FRONT, email: '', claims });

beforeEach(() => advertise(STORED));
afterEach(() => chooseLanguage('en'));

const figures = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('home and About show the advertised figures, About with the oldest date', () => {
  renderInShop(<StatsStrip />);
  expect(figures(screen.getByRole('list', { name: 'Kargha in numbers' }))).toEqual([
    '620+artisan partners',
    '12K+happy customers',
    '48villages',
  ]);
  renderInShop(<AboutStory />);
  const about = screen.getByRole('figure');
  expect(figures(within(about).getByRole('list', { name: 'In figures' }))).toEqual([
    '620+artisan partners',
    '12K+happy customers',
    '48villages',
  ]);
  expect(within(about).getByText('As of 8 Oct 2026')).toBeVisible();
});

test('translates known figure labels into Hindi and keeps the others as written', () => {
  chooseLanguage('hi');
  renderInShop(
    <TranslationsContext value={hindi}>
      <StatsStrip />
    </TranslationsContext>,
  );
  expect(figures(screen.getByRole('list'))).toEqual([
    '620+कारीगर साथी',
    '12K+संतुष्ट ग्राहक',
    '48villages',
  ]);
  expect(screen.getByText('villages')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('कारीगर साथी')).not.toHaveAttribute('lang');
});

test('the contact page shows the advertised shipping claim', () => {
  renderInShop(<SupportInfo />);
  expect(screen.getByText('All of India within a week')).toBeVisible();
  expect(screen.queryByText(/^Worldwide/)).toBeNull();
});

test('shows no claim that staff have removed', () => {
  advertise([]);
  renderInShop(
    <>
      <StatsStrip />
      <AboutStory />
      <SupportInfo />
    </>,
  );
  expect(screen.queryByText(/\d+[K+]/)).toBeNull();
  expect(screen.queryByText(/^Worldwide/)).toBeNull();
});

test('shows at most three figures', () => {
  advertise(['a', 'b', 'c', 'd'].map((id, at) => claim(id, `${at}`, `of ${id}`)));
  renderInShop(<StatsStrip />);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
