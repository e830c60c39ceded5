import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { GstInPrices } from '@kargha/domain/pricing/price-mode';
import { renderInShop } from '#testing/render-in-shop.tsx';

import type { CheckoutDraft } from '../../state/checkout-draft.ts';
import { GstInvoiceFields } from './gst-invoice-fields.tsx';

const { useShopFront } = vi.hoisted(() => ({ useShopFront: vi.fn<() => { gst?: GstInPrices }>() }));
vi.mock('#lib/shop/shop-front.ts', () => ({ useShopFront }));

const NOTHING = { gstin: '', companyName: '' } as CheckoutDraft;

test.each([
  ['added', 'I need a GST invoice for my business'],
  ['included', 'I need a GST invoice for my business'],
  ['none', 'Put my business on the bill'],
] as const)('with GST %s, offers: %s', (gst, label) => {
  useShopFront.mockReturnValue({ gst });
  renderInShop(<GstInvoiceFields values={NOTHING} onChange={vi.fn()} />);
  expect(screen.getByRole('checkbox', { name: label })).toBeVisible();
});
