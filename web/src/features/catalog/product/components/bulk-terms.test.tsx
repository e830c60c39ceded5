import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { CompanyState } from '@kargha/domain/people/user-profile';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { useSession } from '#session/state/session-store.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleProduct } from '#testing/sample-product.ts';

import { BulkTerms } from './bulk-terms.tsx';
import { ProductDetails } from './product-details.tsx';

// Lazy components load their code on demand, which a busy machine does slowly.
configure({ asyncUtilTimeout: 8000 });

const { readTiers } = vi.hoisted(() => ({ readTiers: vi.fn() }));
vi.mock('#lib/firebase/firebase-products.ts', () => ({ readTiers }));

const RULES = { minimum: 20, multiple: 5, leadTimeDays: 21 };
const kurta = sampleProduct({ _id: 'kurta', price: 1000, bulk: RULES });

const signInAs = (role: 'customer' | 'b2b_buyer', state: CompanyState) =>
  useSession.setState(
    { status: 'signed-in', profile: { role, companyVerification: { state } } as UserProfile },
    true,
  );

const show = () => renderInShop(<BulkTerms product={kurta} rules={RULES} />);

beforeEach(() => {
  useSession.setState({ status: 'signed-out' }, true);
  readTiers.mockReset();
  readTiers.mockResolvedValue({
    kurta: [
      { from: 20, percentOff: 10 },
      { from: 50, percentOff: 18 },
    ],
  });
});

test('shows minimum, multiples and lead time to everyone', () => {
  show();
  const section = screen.getByRole('region', { name: 'Bulk orders' });
  expect(within(section).getByText('Minimum 20 pieces')).toBeVisible();
  expect(within(section).getByText('In multiples of 5')).toBeVisible();
  expect(within(section).getByText('Lead time 21 days')).toBeVisible();
  expect(within(section).getByText('More than 100 pieces: request a quote')).toBeVisible();
  expect(within(section).getByRole('link')).toHaveAttribute('href', '/bulk-orders');
  expect(readTiers).not.toHaveBeenCalled();
});

test.each([
  ['customer', 'after'],
  ['b2b_buyer', 'before'],
] as const)('shows a %s the bulk terms %s the description', async (role, place) => {
  signInAs(role, 'pending');
  renderInShop(<ProductDetails product={kurta} />);
  const bulk = await screen.findByRole('heading', { name: 'Bulk orders' });
  const where = screen.getByText('Description').compareDocumentPosition(bulk);
  expect(where & Node.DOCUMENT_POSITION_FOLLOWING).toBe(
    place === 'after' ? Node.DOCUMENT_POSITION_FOLLOWING : 0,
  );
});

test('tells unverified buyers where bulk prices will appear, and no more', () => {
  signInAs('b2b_buyer', 'pending');
  show();
  expect(screen.getByRole('link')).toHaveTextContent(/once your company is verified/);
  expect(readTiers).not.toHaveBeenCalled();
});

test('shows bulk prices to verified buyers', async () => {
  signInAs('b2b_buyer', 'verified');
  show();
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'PiecesPrice per pieceDiscount',
    '20 or more₹90010%',
    '50 or more₹82018%',
  ]);
});

test('retries bulk prices that could not be read', async () => {
  signInAs('b2b_buyer', 'verified');
  readTiers.mockRejectedValueOnce(new Error('offline'));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});
