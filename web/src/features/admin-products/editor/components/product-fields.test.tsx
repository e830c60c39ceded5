import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { ProductForm } from './product-form.tsx';

vi.mock('../../data/products-api.ts', () => ({}));
vi.mock('@kargha/domain/catalogue/product-input', async (original) => ({
  ...(await original()),
  MAX_IMAGES_LENGTH: 100_000,
}));

const field = (name: string) => screen.getByLabelText(name);
const type = (name: string, text: string) =>
  fireEvent.change(field(name), { target: { value: text } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('starts a new product as a draft with the default settings', () => {
  renderInShop(<ProductForm />);
  expect(field('Status')).toHaveValue('draft');
  const statuses = field('Status').querySelectorAll('option');
  expect([...statuses].map(({ text }) => text)).toEqual(['Draft', 'Active', 'Archived']);
  expect(field('Online Store')).toBeChecked();
  expect(field('Point of Sale')).not.toBeChecked();
  expect(screen.getByText('0 of 1 selected')).toBeVisible();
  expect(field('Charge tax on this product')).toBeChecked();
  expect(field('Track quantity')).toBeChecked();
  expect(field('Continue selling when out of stock')).not.toBeChecked();
  expect(field('Quantity')).toHaveValue('0');
  expect(field('Package')).toHaveValue('store-default');
  const packages = [...field('Package').querySelectorAll('option')].map(({ text }) => text);
  expect(packages.map((text) => /[\d.]+ × [\d.]+ × [\d.]+ cm/.exec(text)?.[0])).toEqual([
    '22 × 13.7 × 4.2 cm',
    '15 × 10 × 8 cm',
    '25 × 20 × 15 cm',
    '40 × 30 × 20 cm',
  ]);
  const units = [...field('Weight unit').querySelectorAll('option')].map(({ text }) => text);
  expect(units).toEqual(['kg', 'g', 'lb', 'oz']);
});

test('hides the access code for a product outside the online store', async () => {
  renderInShop(<ProductForm />);
  const restricted = 'Require an access code';
  expect(field(restricted)).toBeVisible();
  await userEvent.click(field('Online Store'));
  expect(
    screen.getByText(/^This product is not in the online store, so only staff can see it/),
  ).toBeVisible();
  expect(screen.queryByLabelText(restricted)).toBeNull();
  await userEvent.click(field('Online Store'));
  expect(field(restricted)).not.toBeChecked();
  expect(screen.getByText(/^Point of Sale and markets are saved with the product/)).toBeVisible();
});

test('clears the collection when the category changes', () => {
  renderInShop(<ProductForm />);
  type('Category', 'women');
  type('Collection', 'saree');
  type('Category', 'living');
  expect(field('Collection')).toHaveValue('');
  expect([...field('Collection').querySelectorAll('option')].map(({ text }) => text)).toEqual([
    'Choose…',
    'Bedsheets',
    'Curtains',
    'Doormats',
    'Handkies',
  ]);
});

test('shows fields only where they apply', async () => {
  renderInShop(<ProductForm />);
  expect(field('Quantity')).toBeVisible();
  await userEvent.click(field('Track quantity'));
  expect(screen.queryByLabelText('Quantity')).toBeNull();
  expect(screen.queryByLabelText('SKU (Stock Keeping Unit)')).toBeNull();
  await userEvent.click(field('This product has a SKU or barcode'));
  expect(field('SKU (Stock Keeping Unit)')).toBeVisible();
  expect(field('Barcode (ISBN, UPC, GTIN, etc.)')).toBeVisible();
  expect(field('Package')).toBeVisible();
  await userEvent.click(field('This is a physical product'));
  expect(screen.queryByLabelText('Package')).toBeNull();
  expect(screen.queryByLabelText('Weight')).toBeNull();
});

test('shows profit and margin, or -- without a profit', () => {
  renderInShop(<ProductForm />);
  expect(screen.getAllByText('--')).toHaveLength(2);
  type('Price (₹)', '300');
  type('Unit cost (₹, private)', '100');
  expect(screen.getByText('₹200')).toBeVisible();
  expect(screen.getByText('66.67%')).toBeVisible();
  type('Unit cost (₹, private)', '300');
  expect(screen.getAllByText('--')).toHaveLength(2);
});

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = new Uint8Array([0xff, 0xd8, 0xff]);

test('names rejected files, adds the others, and lets staff move and remove them', async () => {
  renderInShop(<ProductForm />);
  const files = [
    new File([PNG, 'a'], 'front.png', { type: 'image/png' }),
    new File([PNG, 'b'], 'back.png', { type: 'image/png' }),
    new File(['c'], 'label.svg', { type: 'image/svg+xml' }),
  ];
  fireEvent.drop(field('Add pictures').parentElement!, { dataTransfer: { files } });
  expect(await screen.findByText('label.svg is not a supported image format')).toBeVisible();
  expect(await screen.findByText('2 image(s) uploaded successfully')).toBeVisible();
  const sources = () => screen.getAllByRole('img').map((img) => img.getAttribute('src'));
  expect(sources()).toEqual([
    'data:image/png;base64,iVBORw0KGgph',
    'data:image/png;base64,iVBORw0KGgpi',
  ]);
  await press('Move picture 2 earlier');
  expect(sources()).toEqual([
    'data:image/png;base64,iVBORw0KGgpi',
    'data:image/png;base64,iVBORw0KGgph',
  ]);
  await press('Remove picture 1');
  expect(sources()).toEqual(['data:image/png;base64,iVBORw0KGgph']);
});

test('names pictures that do not fit in one save, and adds them after saving', async () => {
  renderInShop(<ProductForm />);
  const moving = (name: string) =>
    new File(['GIF89a', name, new Uint8Array(30_000)], name, { type: 'image/gif' });
  const add = (...names: string[]) =>
    fireEvent.drop(field('Add pictures').parentElement!, {
      dataTransfer: { files: names.map(moving) },
    });
  add('loom.gif', 'dye.gif');
  add('wash.gif');
  expect(await screen.findByText('2 image(s) uploaded successfully')).toBeVisible();
  expect(
    await screen.findByText(
      'wash.gif does not fit in one save with the others. Save the product first, then add more pictures.',
    ),
  ).toBeVisible();
  expect(screen.getAllByRole('img')).toHaveLength(2);
});

test('disables saving while pictures are being read', async () => {
  let readOn: (picture: object) => void = () => undefined;
  vi.stubGlobal('createImageBitmap', () => new Promise((resolve) => (readOn = resolve)));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['small'], { type: 'image/jpeg' })),
  );
  renderInShop(<ProductForm />);
  const photograph = new File([JPEG, new Uint8Array(30_000)], 'front.jpg', { type: 'image/jpeg' });
  fireEvent.drop(field('Add pictures').parentElement!, { dataTransfer: { files: [photograph] } });
  expect(await screen.findByText('Reading pictures…')).toBeVisible();
  const buttons = ['Save product', 'Save as draft'].map((name) =>
    screen.getByRole('button', { name }),
  );
  for (const button of buttons) expect(button).toBeDisabled();
  readOn({ width: 4000, height: 3000, close: () => undefined });
  expect(await screen.findByText('1 image(s) uploaded successfully')).toBeVisible();
  for (const button of buttons) expect(button).toBeEnabled();
  expect(screen.getByRole('img')).toHaveAttribute('src', 'data:image/jpeg;base64,c21hbGw=');
  vi.unstubAllGlobals();
});

test('shows a toast for a picture over 10 MB and for a wrong file type, and adds the rest', async () => {
  renderInShop(<ProductForm />);
  const large = new File(['a'], 'large.png', { type: 'image/png' });
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
  const files = [
    large,
    new File(['b'], 'note.txt', { type: 'text/plain' }),
    new File(['RIFF1234WEBP'], 'small.webp', { type: 'image/webp' }),
  ];
  fireEvent.drop(field('Add pictures').parentElement!, { dataTransfer: { files } });
  expect(await screen.findByText('File too large')).toBeVisible();
  expect(screen.getByText('large.png is larger than 10MB')).toBeVisible();
  expect(screen.getByText('Invalid file type')).toBeVisible();
  expect(screen.getByText('note.txt is not a supported image format')).toBeVisible();
  expect(await screen.findByText('1 image(s) uploaded successfully')).toBeVisible();
  expect(screen.getAllByRole('img')).toHaveLength(1);
});
