import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Provenance, TrustMark } from '@kargha/domain/catalogue/provenance';
import { ApiError } from '#lib/server/api-client.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleProduct } from '#testing/sample-product.ts';

import { ProductForm } from './product-form.tsx';
import { AddProductPage } from './product-loader.tsx';

const { createProduct, findProduct, updateProduct } = vi.hoisted(() => ({
  findProduct: vi.fn<(id: string) => Promise<typeof opened>>(),
  createProduct: vi.fn<(input: object) => Promise<void>>(),
  updateProduct: vi.fn<(id: string, changes: object) => Promise<void>>(),
}));
vi.mock('../../data/products-api.ts', () => ({ createProduct, findProduct, updateProduct }));

const PROVENANCE: Provenance = {
  craft: 'Banarasi brocade',
  weave: 'Kadhua',
  cluster: 'Varanasi',
  district: 'Varanasi',
  state: 'Uttar Pradesh',
  artisan: 'Weavers of Madanpura',
  loomType: 'Pit loom',
  fibre: [
    { name: 'Mulberry silk', percent: 97 },
    { name: 'Tested zari', percent: 3 },
  ],
  zari: 'Tested zari',
  dye: '',
  handHours: 190,
  lengthM: 5.5,
  widthCm: 0,
  weightGsm: 0,
  blousePiece: true,
  dimensions: '5.5 m',
  care: 'Dry clean.',
};
const MARK: TrustMark = {
  scheme: 'silk_mark',
  labelNo: 'SM-104',
  authorisedUser: '',
  giName: '',
  verifyUrl: '',
  verifiedBy: 'meera',
  verifiedAt: new Date('2026-11-20T10:00:00Z'),
};
const opened = sampleProduct({ provenance: PROVENANCE, marks: [MARK] });

beforeEach(() => vi.resetAllMocks());

const field = (name: string) => screen.getByLabelText(name);
const type = (name: string, text: string) =>
  fireEvent.change(field(name), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const box = () => field('I have verified this mark');

function fillIn() {
  type('Title', 'Muga saree');
  type('Description', 'Golden without dye.');
  type('Category', 'women');
  type('Collection', 'saree');
  type('Price (₹)', '14500');
}

test('sends the origin of a new product', async () => {
  renderInShop(<ProductForm />);
  fillIn();
  type('Town or village', 'Sualkuchi');
  type('State', 'Assam');
  type('Maker', 'Weavers of Sualkuchi');
  type('Fibre', 'Muga silk 95; Tested zari 5');
  type('Hours of handwork', '1,200');
  press('Save product');
  await waitFor(() => expect(createProduct).toHaveBeenCalledOnce());
  expect(createProduct.mock.lastCall?.[0]).toMatchObject({
    provenance: {
      craft: '',
      cluster: 'Sualkuchi',
      state: 'Assam',
      artisan: 'Weavers of Sualkuchi',
      fibre: [
        { name: 'Muga silk', percent: 95 },
        { name: 'Tested zari', percent: 5 },
      ],
      handHours: 1200,
    },
    marks: [],
  });
});

test('adds a trust mark and marks it as verified', async () => {
  renderInShop(<ProductForm product={sampleProduct()} />);
  press('Add mark');
  type('Scheme', 'gi');
  type('Authorised user', 'Weavers of Sualkuchi');
  type('Registered name', 'Muga Silk of Assam');
  fireEvent.click(box());
  press('Save product');
  await waitFor(() => expect(updateProduct).toHaveBeenCalledOnce());
  expect(updateProduct.mock.lastCall?.[1]).toMatchObject({
    marks: [
      {
        scheme: 'gi',
        labelNo: '',
        authorisedUser: 'Weavers of Sualkuchi',
        giName: 'Muga Silk of Assam',
        verifyUrl: '',
        checked: true,
      },
    ],
  });
});

test('shows the stored origin and sends only changes', async () => {
  renderInShop(<ProductForm product={opened} />);
  expect(field('Fibre')).toHaveValue('Mulberry silk 97; Tested zari 3');
  expect(field('State')).toHaveValue('Uttar Pradesh');
  expect(field('Width (cm)')).toHaveValue('');
  expect(field('Includes a blouse piece')).toBeChecked();
  expect(field('Label number')).toHaveValue('SM-104');
  expect(box()).toBeChecked();
  expect(screen.getByText(/^Verified on 20 Nov 2026/)).toBeVisible();
  type('Vendor', 'Another');
  press('Save product');
  await waitFor(() =>
    expect(updateProduct).toHaveBeenCalledWith(opened._id, {
      vendor: 'Another',
      seenAt: opened.updatedAt.toISOString(),
    }),
  );
});

test('requires a changed mark to be verified again', () => {
  renderInShop(<ProductForm product={opened} />);
  type('Label number', 'SM-105');
  expect(field('Label number')).toHaveValue('SM-105');
  expect(box()).not.toBeChecked();
  expect(screen.queryByText(/^Verified on/)).toBeNull();
  fireEvent.click(box());
  expect(box()).toBeChecked();
  type('Scheme', 'handloom_mark');
  expect(box()).not.toBeChecked();
});

test('shows validation errors at their fields and sends nothing', async () => {
  renderInShop(<ProductForm product={opened} />);
  type('Fibre', 'Mulberry silk 60; Cotton 30');
  type('Hours of handwork', 'many');
  type('Label number', '');
  press('Save product');
  await waitFor(() =>
    expect(field('Fibre')).toHaveAccessibleDescription(/Fibre percentages must add up to 100/),
  );
  expect(field('Hours of handwork')).toHaveAccessibleDescription(/must be a number/);
  expect(field('Label number')).toHaveAccessibleDescription(/the label number or the authorised/);
  expect(field('Fibre')).toHaveFocus();
  type('Fibre', 'Mulberry silk 70; Cotton 30');
  type('Hours of handwork', '');
  type('Label number', 'SM-104');
  press('Save product');
  await waitFor(() =>
    expect(field('Label number')).toHaveAccessibleDescription(/The Silk Mark is for pure silk/),
  );
  expect(updateProduct).not.toHaveBeenCalled();
  press('Remove mark 1');
  press('Save product');
  await waitFor(() =>
    expect(updateProduct.mock.lastCall?.[1]).toMatchObject({ marks: [], provenance: {} }),
  );
});

test('adds marks until every scheme is used', () => {
  renderInShop(<ProductForm />);
  for (let at = 1; at <= 5; at += 1) press('Add mark');
  const schemes = screen.getAllByLabelText<HTMLSelectElement>('Scheme').map(({ value }) => value);
  expect(new Set(schemes).size).toBe(5);
  expect(screen.queryByRole('button', { name: 'Add mark' })).toBeNull();
  press('Remove mark 2');
  expect(screen.getAllByLabelText('Scheme')).toHaveLength(4);
  expect(screen.getByRole('button', { name: 'Add mark' })).toBeVisible();
});

test('keeps both people’s changes to an origin', async () => {
  const newest = sampleProduct({
    provenance: { ...PROVENANCE, dye: 'Madder' },
    marks: [],
    updatedAt: new Date('2026-11-21T10:00:00Z'),
  });
  findProduct.mockResolvedValue(newest);
  updateProduct.mockRejectedValueOnce(new ApiError('Meanwhile.', { status: 409, code: 'stale' }));
  renderInShop(<ProductForm product={opened} />);
  type('Loom', 'Frame loom');
  press('Save product');
  expect(await screen.findByText('They changed: Trust marks, Dye.')).toBeVisible();
  press('Merge their changes');
  expect(field('Dye')).toHaveValue('Madder');
  expect(field('Loom')).toHaveValue('Frame loom');
  press('Save product');
  await waitFor(() => expect(updateProduct).toHaveBeenCalledTimes(2));
  expect(updateProduct.mock.lastCall?.[1]).toEqual({
    provenance: { ...PROVENANCE, dye: 'Madder', loomType: 'Frame loom' },
    seenAt: newest.updatedAt.toISOString(),
  });
});

test('asks before leaving with an unsaved origin', async () => {
  renderInShop(<AddProductPage />);
  type('Craft', 'Half a craft');
  fireEvent.click(screen.getByRole('link', { name: '← Product Management' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(within(dialog).getByRole('button', { name: 'Stay on page' })).toBeVisible();
});
