import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import type { ShownEvent } from '../state/use-order.ts';
import { OrderHistory } from './order-history.tsx';

const event = (what: string, more: Partial<ShownEvent> = {}): ShownEvent => ({
  id: what,
  what,
  note: '',
  at: new Date('2026-11-20T06:30:00Z'),
  ...more,
});

const STEPS = [
  event('Order placed', { reached: 'placed' }),
  event('Shipped', { reached: 'shipped', note: 'Hamsa Express HMS1' }),
  event('Order cancelled', { reached: 'cancelled' }),
];

test('shows only events that the progress does not show', () => {
  const more = [
    event('Packed', { reached: 'packed' }),
    event('Delivered', { reached: 'delivered', note: 'Left with the guard.' }),
    event('Refund sent'),
  ];
  renderInShop(<OrderHistory events={[...STEPS, ...more]} />);
  const shown = () => screen.queryAllByRole('strong').map((one) => one.textContent);
  expect(shown()).toEqual(['Packed', 'Delivered', 'Refund sent']);
  expect(screen.getByText('Left with the guard.')).toBeVisible();
});

test('renders nothing when the progress shows everything', () => {
  renderInShop(<OrderHistory events={STEPS} />);
  expect(screen.queryByText('History')).toBeNull();
});
