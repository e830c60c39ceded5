import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleProduct } from '#testing/sample-product.ts';

import { ShareProduct } from './share-product.tsx';

const saree = sampleProduct({ slug: 'katan & co', title: 'Katan saree' });
const ADDRESS = `${window.location.origin}/products/katan%20%26%20co`;

function inBrowser(can: { share?: unknown; writeText?: unknown }) {
  const user = userEvent.setup();
  vi.stubGlobal('navigator', {
    ...(can.share !== undefined && { share: can.share }),
    clipboard: { writeText: can.writeText },
  });
  renderInShop(<ShareProduct product={saree} />);
  return user;
}

const button = (name: string) => screen.getByRole('button', { name });

test('opens the share sheet of the phone and ignores its dismissal', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  const user = inBrowser({ share });
  await user.click(button('Share'));
  expect(share).toHaveBeenCalledWith({ title: 'Katan saree', url: ADDRESS });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('offers WhatsApp and Copy link without a share sheet', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  const user = inBrowser({ writeText });
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(`Katan saree ${ADDRESS}`)}`,
  );
  await user.click(button('Copy link'));
  expect(writeText).toHaveBeenCalledWith(ADDRESS);
  expect(await screen.findByText('Link copied.')).toBeVisible();
});

test('reports a link that cannot be copied', async () => {
  const user = inBrowser({ writeText: () => Promise.reject(new Error('denied')) });
  await user.click(button('Copy link'));
  expect(await screen.findByText(/^The link could not be copied/)).toBeVisible();
});
