import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { Benefits, BulkProcess } from './bulk-process.tsx';
import { UseCases } from './use-cases.tsx';

test.each([
  ['Corporate Gifting', ['Minimum 50+ pieces', 'Logo embroidery', 'Custom packaging']],
  ['Educational Institutions', ['Minimum 100+ pieces', 'Institution branding', 'Volume discounts']],
  ['Event & Wedding Orders', ['Minimum 25+ pieces', 'Personalized designs', 'Gift wrapping']],
])('%s: shows the minimum order and what is included', (title, facts) => {
  renderInShop(<UseCases />);
  const card = screen.getByRole('heading', { name: title }).closest('li')!;
  for (const fact of facts) expect(within(card).getByText(fact)).toBeVisible();
});

test('lists the six benefits', () => {
  renderInShop(<Benefits />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Volume discounts up to 30%',
    'Free customization',
    'Dedicated account manager',
    'Priority production and shipping',
    'Flexible payment terms',
    'Quality guarantee',
  ]);
});

test('lists the four steps in order', () => {
  renderInShop(<BulkProcess />);
  const steps = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(steps).toEqual([
    'Submit requirements',
    'Quote and samples within 48 hours',
    'Customization and approval',
    'Production and delivery',
  ]);
});
