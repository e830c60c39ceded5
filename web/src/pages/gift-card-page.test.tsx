import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { useSession } from '#session/state/session-store.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { GiftCardPage } from './gift-card-page.tsx';

const STATE = '/api/gift-card-sales/state';
const SALE = { success: true, number: 'GS-1', amount: 100_000, deliverOn: '2020-01-01' };

let answer: { status: number; body: object };

beforeEach(() => {
  useSession.setState({ status: 'signed-out' }, true);
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path === STATE
        ? Response.json(answer.body, { status: answer.status })
        : Response.json({ success: true, downtimes: [] }),
    ),
  );
});

const FROM_APP = '/gift-card?sale=s1&token=t1';

test('checks a balance, and sells gift cards below', async () => {
  renderInShop(<GiftCardPage />, '/gift-card');
  expect(screen.getByRole('heading', { level: 1, name: 'Gift cards' })).toBeVisible();
  expect(screen.getByRole('form', { name: 'Gift card balance' })).toBeVisible();
  expect(await screen.findByRole('form', { name: 'Buy a gift card' })).toBeVisible();
});

test('shows the payment that was made in a browser within an app', async () => {
  answer = { status: 200, body: { ...SALE, isPaid: true } };
  renderInShop(<GiftCardPage />, FROM_APP);
  expect(await screen.findByText('Thank you, your gift card is paid.')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Buy a gift card' })).toBeNull();
});

test('says that an unconfirmed payment is being confirmed', async () => {
  answer = { status: 200, body: { ...SALE, isPaid: false } };
  renderInShop(<GiftCardPage />, FROM_APP);
  expect(await screen.findByText('We are confirming your payment.')).toBeVisible();
});

test('calls nothing paid because the address says so', async () => {
  answer = { status: 404, body: { success: false, error: 'No.', code: 'not_found' } };
  renderInShop(<GiftCardPage />, FROM_APP);
  expect(await screen.findByRole('form', { name: 'Buy a gift card' })).toBeVisible();
  expect(screen.queryByText(/is paid/)).toBeNull();
});
