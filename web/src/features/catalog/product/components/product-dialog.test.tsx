import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Product } from '@kargha/domain/catalogue/product';
import { fakeFirestore } from '#testing/fake-firestore.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleProduct } from '#testing/sample-product.ts';

// Lazy components load their code on demand, which a busy machine does slowly.
configure({ asyncUtilTimeout: 8000 });

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    addListener: vi.fn(),
    removeListener: vi.fn(),
  }));
});

const slots = {
  purchase: () => <button type="button">Add to Cart</button>,
  heart: () => <button type="button">Heart</button>,
  card: () => null,
};

async function open(product: Product, isKnown = true, onClose = vi.fn()) {
  const { publishProfile } = await import('#session/state/session-store.ts');
  publishProfile(undefined);
  const { _id, ...fields } = product;
  const firestore = fakeFirestore({ [`products/${_id}`]: { ...fields } });
  const { rememberProducts } = await import('../../state/known-products.ts');
  if (isKnown) rememberProducts([product]);
  const { ProductDialog } = await import('./product-dialog.tsx');
  renderInShop(<ProductDialog slugOrId={product.slug || _id} onClose={onClose} slots={slots} />);
  // At the end of what loads after the dialog.
  if (isKnown) await screen.findByRole('button', { name: 'Copy link' });
  return { firestore, onClose };
}

const SHOP_TERMS = ['settings/public'];

const saree = sampleProduct({ slug: 'katan', barcode: '2044524871676' });
const fact = (name: string) =>
  within(screen.getByRole('dialog')).getByText(name, { selector: 'dt' }).nextElementSibling;

test('shows price, original price, saving, description, category, collection, SKU and barcode', async () => {
  const { firestore } = await open(saree);
  const dialog = await screen.findByRole('dialog', { name: 'Banarasi Katan Silk Saree' });
  expect(within(dialog).getAllByText('₹18,500')[0]).toBeVisible();
  expect(within(dialog).getByText('₹23,000').tagName).toBe('S');
  expect(within(dialog).getByText('You save ₹4,500')).toBeVisible();
  expect(within(dialog).getByText('Woven on a pit loom.')).toBeVisible();
  expect(within(dialog).getByText('3 in stock')).toBeVisible();
  expect(fact('Category')).toHaveTextContent('Women');
  expect(fact('Collection')).toHaveTextContent('Saree');
  expect(fact('SKU')).toHaveTextContent('KG-1001');
  expect(fact('Barcode')).toHaveTextContent('2044524871676');
  expect(within(dialog).getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Heart' })).toBeVisible();
  expect(firestore.queries).toEqual([]);
  expect(firestore.reads).toEqual(SHOP_TERMS);
});

test('shows N/A without a collection and leaves out a missing SKU', async () => {
  await open({ ...saree, productCollection: '', sku: '' });
  expect(fact('Collection')).toHaveTextContent('N/A');
  expect(screen.queryByText('SKU')).toBeNull();
});

test('reads an unknown product once', async () => {
  const { firestore } = await open(saree, false);
  await screen.findByRole('dialog', { name: 'Banarasi Katan Silk Saree' });
  expect(firestore.queries).toHaveLength(1);
  expect(firestore.reads).toEqual(SHOP_TERMS);
});

test('says when a product is not found', async () => {
  fakeFirestore({});
  const { publishProfile } = await import('#session/state/session-store.ts');
  publishProfile(undefined);
  const { ProductDialog } = await import('./product-dialog.tsx');
  renderInShop(<ProductDialog slugOrId="nothing" onClose={vi.fn()} slots={slots} />);
  expect(await screen.findByRole('dialog', { name: 'Product not found' })).toBeVisible();
});

test('renders markup in title and description as text', async () => {
  await open({
    ...saree,
    title: '<img src=x onerror=alert(1)>',
    description: '<script>x</script>',
  });
  expect(await screen.findByRole('dialog', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
  expect(screen.getByText('<script>x</script>')).toBeVisible();
});

test('closes with Escape and with Close', async () => {
  const { onClose } = await open(saree);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('shows only verified marks with a label', async () => {
  const mark = {
    scheme: 'silk_mark' as const,
    labelNo: 'SM-42',
    authorisedUser: '',
    giName: '',
    verifyUrl: '',
    verifiedBy: 'staff',
    verifiedAt: new Date(0),
  };
  await open({
    ...saree,
    marks: [
      mark,
      { ...mark, scheme: 'handloom_mark', labelNo: '' },
      { ...mark, scheme: 'india_handloom', verifiedAt: null },
    ],
  });
  await screen.findByRole('dialog');
  expect(screen.getByText('Silk Mark')).toBeVisible();
  expect(screen.getByText('Label SM-42')).toBeVisible();
  expect(screen.getByText(/Certifies pure natural silk, not the loom\./)).toBeVisible();
  expect(screen.queryByText(/Handloom Mark|India Handloom/)).toBeNull();
});

test('browses pictures with buttons and arrow keys and zooms with Enter and Escape', async () => {
  const picture = (view: string) => ({
    path: `products/p/${view}`,
    alt: `The ${view}`,
    color: '#aa0000',
    width: 960,
    height: 1200,
  });
  const { onClose } = await open({ ...saree, pictures: [picture('drape'), picture('border')] });
  const zoom = await screen.findByRole('button', { name: 'Zoom in: The drape' });
  zoom.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Zoom out: The drape' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Zoom out: The drape' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Zoom in: The drape' })).toBeVisible();

  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Zoom in: The border' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Picture 1 of 2' }));
  expect(screen.getByRole('button', { name: 'Zoom in: The drape' })).toBeVisible();
});

test('estimates delivery for a pincode and rejects an invalid one', async () => {
  await open(saree);
  const box = await screen.findByRole('textbox', { name: 'Pincode' });
  await userEvent.type(box, '1100');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('Please enter a valid 6-digit pincode')).toBeVisible();
  expect(box).toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(box, '01');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText(/^Estimated delivery: \w{3}, \d+ \w{3}/)).toBeVisible();
});

test('offers a back-in-stock email for a sold-out product', async () => {
  await open({ ...saree, quantity: 0 });
  const box = await screen.findByRole('textbox', { name: 'Email' });
  const answers = [
    { status: 400, body: { success: false, error: 'Please enter a valid email address' } },
    { status: 200, body: { success: true, message: 'We will email you once.' } },
  ];
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push([url, JSON.parse(init.body as string)]);
    const answer = answers.shift()!;
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
  });
  await userEvent.type(box, 'zoya');
  await userEvent.click(screen.getByRole('button', { name: 'Notify me' }));
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  expect(box).toHaveValue('zoya');
  await userEvent.type(box, '@mail.example');
  await userEvent.click(screen.getByRole('button', { name: 'Notify me' }));
  expect(await screen.findByText('We will email you once.')).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual([
    '/api/stock-notices',
    { productId: 'banarasi', email: 'zoya@mail.example' },
  ]);
});

test('offers no back-in-stock email for a made-to-order product', async () => {
  await open({ ...saree, quantity: 0, continueSelling: true });
  await screen.findByRole('dialog');
  expect(screen.getByText('Made to order')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Notify me' })).toBeNull();
});

test('copies the link and remembers the last twelve products viewed', async () => {
  await open(saree);
  await screen.findByRole('dialog');
  const { recentlyViewed, rememberViewed } = await import('../state/recently-viewed.ts');
  expect(recentlyViewed()).toEqual(['banarasi']);
  for (let at = 0; at < 20; at += 1) rememberViewed(`p${at}`);
  rememberViewed('p15');
  expect(recentlyViewed()).toHaveLength(12);
  expect(recentlyViewed().slice(0, 2)).toEqual(['p15', 'p19']);

  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/products/katan'),
  );
  expect(screen.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/\?text=Banarasi%20Katan/),
  );
});
