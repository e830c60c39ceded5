import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleOffer } from '#testing/sample-quotation.ts';
import { openOn } from '#testing/window-width.ts';

import { OfferLines } from './offer-lines.tsx';

afterEach(() => void vi.unstubAllGlobals());

const IN_FULL = ['Lacquer bowl', 'Indigo only', 'HSN 4419, GST 18%', '₹1,050', '₹84,000'];

test('on a phone each line of an offer is told in full, price and amount beneath its name', () => {
  openOn('phone');
  renderInShop(<OfferLines lines={sampleOffer.lines} />);
  const line = within(screen.getByRole('list', { name: 'What we offer' })).getByRole('listitem');
  for (const text of IN_FULL) expect(line).toHaveTextContent(text);
  expect(line).toHaveTextContent('80 × ₹1,050');
  expect(screen.queryByRole('table')).toBeNull();
});

test('on a wider screen it is a table, and nothing is told twice', () => {
  renderInShop(<OfferLines lines={sampleOffer.lines} />);
  const row = screen.getByRole('row', { name: /Lacquer bowl/ });
  for (const text of IN_FULL) expect(row).toHaveTextContent(text);
  expect(screen.queryByRole('list')).toBeNull();
});
