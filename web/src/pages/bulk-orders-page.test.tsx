import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { useSession } from '#session/state/session-store.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleBuyer } from '#testing/sample-buyer.ts';

import { BulkOrdersPage } from './bulk-orders-page.tsx';

const { continueDraft } = vi.hoisted(() => ({
  continueDraft: vi.fn<() => Promise<boolean>>(),
}));
vi.mock('#features/bulk-orders/quote-request/state/saved-quote-drafts.ts', () => ({
  continueDraft,
}));

test('shows both response times', () => {
  renderInShop(<BulkOrdersPage />);
  expect(screen.getByText('Get a quotation within 24 hours.')).toBeVisible();
  expect(screen.getByText(/a reply within 24 hours/)).toBeVisible();
  expect(screen.getByText('Quote and samples within 48 hours')).toBeVisible();
  for (const name of ['Schedule a Call', 'Download Catalog']) {
    expect(screen.getByRole('button', { name })).toBeVisible();
  }
  expect(screen.getAllByRole('button', { name: 'Request a Quote' })).toHaveLength(2);
});

const openDraft = () => {
  useSession.setState(
    { status: 'signed-in', profile: { ...sampleBuyer, role: 'b2b_buyer' } },
    true,
  );
  renderInShop(<BulkOrdersPage />, '/bulk-orders?draft=q1');
};

test('opens a saved draft in one form', async () => {
  continueDraft.mockResolvedValue(true);
  openDraft();
  expect(await screen.findByRole('dialog', { name: 'Request a Quote' })).toBeVisible();
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  expect(continueDraft).toHaveBeenCalledOnce();
});

test('does not report a draft as missing after a network error', async () => {
  continueDraft.mockRejectedValue(new Error('Network error. Please check your connection.'));
  openDraft();
  expect(await screen.findByText('Network error. Please check your connection.')).toBeVisible();
  expect(screen.queryByText(/draft/i)).toBeNull();
});
