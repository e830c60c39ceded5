import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { paise } from '@kargha/domain/money/paise';
import type { Role } from '@kargha/domain/people/user-profile';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { useSession } from '#session/state/session-store.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import type { WantedLine } from '../state/quote-draft.ts';
import { QuoteLinesButton } from './quote-lines-button.tsx';

// The form is a lazy chunk, which loads slowly on a busy machine.
configure({ asyncUtilTimeout: 8000 });

vi.mock('../data/quote-drafts-api.ts', () => ({
  readServerDraft: vi.fn(),
  writeServerDraft: vi.fn(),
}));
vi.mock('#session/state/quote-uploads.ts', () => ({
  putRequestFile: vi.fn(),
  dropRequestFile: vi.fn(),
}));
vi.mock('../data/quote-api.ts', () => ({ sendQuoteRequest: vi.fn() }));
vi.mock('#lib/firebase/firebase-products.ts', () => ({ readProducts: vi.fn() }));

const kurtas = { productId: 'kurta', title: 'Khadi kurta', quantity: 300 };
const PRICE = { price: paise(140_000), makingDays: 6 };
const show = (lines: readonly WantedLine[] = [kurtas]) =>
  renderInShop(<QuoteLinesButton label="As a quote" lines={lines} />);

function signInAs(role: Role) {
  const profile = { uid: 'u1', role, companyName: '', fullName: '', email: '', phone: '' };
  useSession.setState({ status: 'signed-in', profile: profile as UserProfile }, true);
}

beforeEach(() => {
  localStorage.clear();
  signInAs('b2b_buyer');
});

test('opens the form with the products for a business buyer', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'As a quote' }));
  expect(await screen.findByRole('group', { name: 'Products' })).toHaveTextContent('Khadi kurta');
  expect(screen.getByLabelText(/^Expected quantity/)).toHaveValue('300');
});

test('asks once for a product in two measures, and says under the requirements what they are', async () => {
  const measured = (mm: number) => ({
    ...{ productId: 'lehanga', title: 'Rose lehanga', quantity: 1 },
    tailoring: {
      services: [{ ...{ id: 'b', name: 'Blouse stitching', nameHindi: '' }, ...PRICE }],
      measurements: [{ id: 'bust', name: 'Bust', nameHindi: '', unit: 'cm' as const, mm }],
    },
  });
  show([measured(920), measured(1000)]);
  await userEvent.click(screen.getByRole('button', { name: 'As a quote' }));
  expect(await screen.findByLabelText(/^Expected quantity/)).toHaveValue('2');
  expect(screen.getAllByRole('button', { name: /Rose lehanga/ })).toHaveLength(1);
  expect(screen.getByLabelText(/^Requirements/)).toHaveValue(
    '1 × Rose lehanga (Blouse stitching): Bust 92 cm\n1 × Rose lehanga (Blouse stitching): Bust 100 cm',
  );
});

test('renders nothing for anybody else', () => {
  signInAs('customer');
  show();
  expect(screen.queryByRole('button')).toBeNull();
});

test('refuses more products than a request can have', () => {
  show(Array.from({ length: 51 }, (_, at) => ({ ...kurtas, productId: `p${at}` })));
  expect(screen.getByRole('button', { name: 'As a quote' })).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('A request can have up to 50 products.');
});
