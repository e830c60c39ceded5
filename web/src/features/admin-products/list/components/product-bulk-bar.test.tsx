import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type {
  ProductBulkProgress,
  ProductOutcome,
} from '@kargha/domain/catalogue/product-bulk-endpoints';
import { useSelection } from '#ui/lists/selection.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';
import { sampleProduct } from '#testing/sample-product.ts';

import { ProductBulkBar } from './product-bulk-bar.tsx';

beforeEach(() => signInStaff('owner'));

type Sent = Readonly<Record<string, unknown>>;

const { countProducts, changeSelectedProducts, runBulkStep, listManualCollections, saveCsv } =
  vi.hoisted(() => ({
    countProducts: vi.fn<(filter: Sent) => Promise<{ count: number; until: Date }>>(),
    changeSelectedProducts: vi.fn<(body: Sent & { ids: string[] }) => Promise<ProductOutcome[]>>(),
    runBulkStep: vi.fn<(body: Sent) => Promise<ProductBulkProgress>>(),
    listManualCollections: vi.fn<() => Promise<{ slug: string; title: string }[]>>(),
    saveCsv: vi.fn<(name: string, text: string) => void>(),
  }));
vi.mock('../data/product-bulk-api.ts', () => ({
  countProducts,
  changeSelectedProducts,
  runBulkStep,
  listManualCollections,
}));
vi.mock('#lib/files/save-file.ts', () => ({ saveCsv }));

const PRODUCTS = Array.from({ length: 22 }, (_, at) => ({
  ...sampleProduct(),
  _id: `p${at + 1}`,
  title: `Saree ${at + 1}`,
}));
const FILTER = { status: 'draft' as const, search: 'silk' };
const UNTIL = new Date('2026-11-21T10:00:00.000Z');
const onDone = vi.fn();

function Bar({ hasMore = true }: { hasMore?: boolean }) {
  const selection = useSelection(PRODUCTS.map(({ _id }) => _id));
  return (
    <>
      <button onClick={selection.toggleAll}>tick all</button>
      <button onClick={() => selection.toggle('p1')}>tick one</button>
      <ProductBulkBar
        products={PRODUCTS}
        selection={selection}
        filter={FILTER}
        hasMore={hasMore}
        onDone={onDone}
      />
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const done = (ids: readonly string[]): ProductOutcome[] =>
  ids.map((id) => ({ id, title: `Saree ${id.slice(1)}`, problem: '' }));

beforeEach(() => {
  vi.resetAllMocks();
  countProducts.mockResolvedValue({ count: 1240, until: UNTIL });
  changeSelectedProducts.mockImplementation(({ ids }) => Promise.resolve(done(ids)));
});

test('archives selected products in batches and reports each result', async () => {
  changeSelectedProducts.mockResolvedValueOnce([
    { id: 'p1', title: 'Saree 1', problem: 'This product no longer exists.' },
  ]);
  renderInShop(<Bar hasMore={false} />);
  await press('tick all');
  expect(screen.queryByRole('button', { name: 'Select all matching' })).not.toBeInTheDocument();
  await press('Archive');
  const dialog = await screen.findByRole('dialog', { name: 'Archive: 22 products' });
  expect(await within(dialog).findByText('This product no longer exists.')).toBeVisible();
  expect(await within(dialog).findByText('2 of 22 done.')).toBeVisible();
  expect(changeSelectedProducts.mock.calls.map(([body]) => body.ids.length)).toEqual([20, 2]);
  expect(changeSelectedProducts.mock.calls[0]![0]).toMatchObject({ action: 'archive', value: '' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(onDone).toHaveBeenCalledOnce();
});

test('tags all matching products on the server, then the selected ones it did not match', async () => {
  runBulkStep
    .mockResolvedValueOnce({ outcomes: done(['p1', 'p900']), nextCursor: 'on' })
    .mockResolvedValueOnce({
      outcomes: done(PRODUCTS.slice(2).map(({ _id }) => _id)),
      nextCursor: null,
    });
  renderInShop(<Bar />);
  await press('tick all');
  await press('Select all matching');
  expect(await screen.findByText('All 1,240 matching selected')).toBeVisible();
  expect(countProducts).toHaveBeenCalledWith(FILTER);
  await press('Add tags');
  const asking = await screen.findByRole('dialog', { name: 'Add tags: 1240 products' });
  await userEvent.click(within(asking).getByRole('button', { name: 'Add tags' }));
  expect(await within(asking).findByText('Please enter at least one tag.')).toBeVisible();
  await userEvent.type(within(asking).getByLabelText('Tags'), 'festive, gifts');
  await userEvent.click(within(asking).getByRole('button', { name: 'Add tags' }));
  expect(await screen.findByText(/^23 of 1240 done/)).toBeVisible();
  const change = { action: 'add-tags', value: 'festive, gifts' };
  expect(runBulkStep.mock.calls).toEqual([
    [{ ...change, filter: FILTER, until: UNTIL, cursor: '' }],
    [{ ...change, filter: FILTER, until: UNTIL, cursor: 'on' }],
  ]);
  expect(changeSelectedProducts.mock.calls).toEqual([[{ ...change, ids: ['p2'] }]]);
});

test('adds selected products to a collection', async () => {
  listManualCollections.mockResolvedValue([
    { slug: 'diwali', title: 'Diwali' },
    { slug: 'wedding', title: 'Wedding' },
  ]);
  renderInShop(<Bar />);
  await press('tick one');
  await press('Add to collection');
  await userEvent.selectOptions(await screen.findByLabelText('Collection'), 'wedding');
  const asking = screen.getByRole('dialog', { name: 'Add to collection: 1 product' });
  await userEvent.click(within(asking).getByRole('button', { name: 'Add to collection' }));
  expect(await screen.findByText('1 of 1 done.')).toBeVisible();
  expect(changeSelectedProducts).toHaveBeenCalledWith({
    action: 'collect',
    value: 'wedding',
    ids: ['p1'],
  });
});

test('exports the selected products', async () => {
  renderInShop(<Bar />);
  await press('tick one');
  await press('Export selected');
  expect(saveCsv.mock.calls[0]![1].split('\r\n')).toHaveLength(2);
});

test('disables bulk actions above the limit and says so', async () => {
  countProducts.mockResolvedValue({ count: 5001, until: UNTIL });
  renderInShop(<Bar />);
  await press('tick all');
  await press('Select all matching');
  expect(
    await screen.findByText('You can change up to 5,000 at once. Please narrow the list.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Activate' })).toBeDisabled();
});
