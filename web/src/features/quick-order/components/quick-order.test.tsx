import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Product } from '@kargha/domain/catalogue/product';
import { ApiError } from '#lib/server/api-client.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleProduct } from '#testing/sample-product.ts';

import { useQuickRows } from '../state/quick-rows.ts';
import type { QuickItem, QuickProduct, SkuResult } from '../state/use-quick-order.ts';
import { QuickOrder } from './quick-order.tsx';

configure({ asyncUtilTimeout: 8000 });

const { lookUpSkus } = vi.hoisted(() => ({
  lookUpSkus: vi.fn<(skus: readonly string[]) => Promise<SkuResult[]>>(),
}));
vi.mock('../data/quick-order-api.ts', () => ({ lookUpSkus }));

const product = (id: string, fields: Partial<Product> = {}): QuickProduct => ({
  bulk: null,
  ...sampleProduct({ _id: id, title: `Piece ${id}`, quantity: 60, ...fields }),
});
const RESULTS_BY_SKU = new Map<string, QuickProduct | 'not-sold'>([
  ['KUR-1', product('kurta', { bulk: { minimum: 20, multiple: 5, leadTimeDays: 21 } })],
  ['STO-1', product('stole')],
  ['OLD-1', 'not-sold'],
]);

const onBuy = vi.fn<(items: readonly QuickItem[]) => void>();

beforeEach(() => {
  useQuickRows.setState({ rows: [] });
  vi.resetAllMocks();
  lookUpSkus.mockImplementation((skus) =>
    Promise.resolve(
      skus.flatMap((sku): SkuResult[] => {
        const find = RESULTS_BY_SKU.get(sku);
        return find ? [[sku, find === 'not-sold' ? find : { product: find }]] : [];
      }),
    ),
  );
});

const show = () =>
  renderInShop(
    <QuickOrder
      onBuy={onBuy}
      renderQuote={(items, onSent) => (
        <button type="button" onClick={onSent}>
          Ask for {items.map(({ product: { _id }, quantity }) => `${quantity} ${_id}`).join(', ')}
        </button>
      )}
    />,
  );

async function paste(text: string) {
  await userEvent.click(screen.getByLabelText(/^SKU, quantity/));
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: 'Check lines' }));
}

const line = (place: number) => within(screen.getAllByRole('listitem')[place - 1]!);

test('shows what is wrong with each line and adds the valid ones to the cart', async () => {
  show();
  await paste('SKU,Quantity\nKUR-1,20\nkur-1,5\nSTO-1,70\nOLD-1,1\nNEW-1,1\nSTO-1x,');
  expect(await line(1).findByText('Piece kurta')).toHaveAttribute('lang', 'en');
  expect(line(1).getByText('. Minimum 20, in multiples of 5.')).toBeVisible();
  expect(line(2).getByText('This is already on line 1.')).toBeVisible();
  expect(line(3).getByText('Only 60 in stock. Request a quote for more.')).toBeVisible();
  expect(line(4).getByText('This product is no longer available.')).toBeVisible();
  expect(line(5).getByText('We do not have this SKU.')).toBeVisible();
  expect(screen.getByText('6 lines, 1 ready for the cart.')).toBeVisible();
  const sku = screen.getByLabelText('SKU on line 5');
  expect(sku).toBeInvalid();
  expect(sku).toHaveAccessibleDescription('We do not have this SKU.');
  expect(screen.getByLabelText('Quantity on line 5')).toBeValid();
  expect(screen.getByRole('button', { name: 'Ask for 20 kurta, 70 stole' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 line to cart' }));
  expect(onBuy.mock.calls[0]![0]).toMatchObject([{ product: { _id: 'kurta' }, quantity: 20 }]);
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});

test('names ignored values of a fourth column', async () => {
  show();
  await paste('SKU,Size,Quantity,Note\nKUR-1,42,20,soon\nSTO-1,Free,3,gift');
  expect(await screen.findByText(/Ignored: soon, gift\./)).toBeVisible();
  expect(screen.getByLabelText('Quantity on line 1')).toHaveValue('20');
  await paste('STO-1, 4');
  expect(screen.queryByText(/Ignored/)).toBeNull();
});

test('corrects a line in place and looks up only the new SKU', async () => {
  show();
  await paste('KUR-1, 22\nSTO-7, 3');
  expect(await line(1).findByText('Only in multiples of 5.')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Quantity on line 1'));
  await userEvent.type(screen.getByLabelText('Quantity on line 1'), '25');
  const sku = screen.getByLabelText('SKU on line 2');
  await userEvent.clear(sku);
  await userEvent.type(sku, 'sto-1');
  expect(await screen.findByText('2 lines, 2 ready for the cart.')).toBeVisible();
  expect(lookUpSkus.mock.lastCall).toEqual([['STO-1']]);
});

test('reads a CSV file in the browser and refuses other files', async () => {
  show();
  const choose = (...parts: (string | Uint8Array<ArrayBuffer>)[]) =>
    userEvent.upload(screen.getByLabelText('CSV file'), new File(parts, 'list.csv'));
  await choose('SKU;Quantity\r\nSTO-1;3\r\n');
  expect(await screen.findByText('1 line, 1 ready for the cart.')).toBeVisible();
  await choose(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]));
  expect(await screen.findByText('This is not a CSV file.')).toBeVisible();
  await choose('x'.repeat(100_001));
  expect(await screen.findByText('This file is too large for a quick order.')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('refuses more than 200 lines and keeps the pasted text', async () => {
  show();
  const many = Array.from({ length: 201 }, (_, at) => `A-${at}, 1`).join('\n');
  await paste(many);
  const message = 'A quick order can have up to 200 lines. With these, yours would have 201.';
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(/^SKU, quantity/)).toHaveValue(many);
  expect(lookUpSkus).not.toHaveBeenCalled();
});

test('retries lines that could not be checked', async () => {
  lookUpSkus.mockRejectedValueOnce(new ApiError('Too many attempts.', { status: 429, code: 'x' }));
  show();
  await paste('STO-1 3');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 line, 1 ready for the cart.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('removes quoted lines from the list and keeps the others', async () => {
  show();
  await paste('STO-1 3\nOLD-1 3');
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for 3 stole' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByLabelText('SKU on line 1')).toHaveValue('OLD-1');
});

test('takes the size from the third column, from a table of sizes and from the SKU of a size', async () => {
  const variants = [{ id: 'v1', name: 'Size', values: ['38', '42'] }];
  const kurta = product('kurta', { variants });
  lookUpSkus.mockResolvedValue([
    ['KRT-2', { product: kurta }],
    ['KRT-2-42', { product: kurta, options: { Size: '42' } }],
  ]);
  show();
  await paste('KRT-2, 3, 38\nKRT-2-42, 1');
  expect(await screen.findByText('2 lines, 2 ready for the cart.')).toBeVisible();
  expect(screen.getByLabelText('Size on line 1')).toHaveValue('38');
  expect(screen.getByLabelText('Size on line 2')).toHaveValue('42');
  await userEvent.selectOptions(screen.getByLabelText('Size on line 2'), '38');
  expect(screen.getByLabelText('Size on line 2')).toHaveValue('38');
});

test('buys a garment only with a size but quotes it without one', async () => {
  const variants = [{ id: 'v1', name: 'Size', values: ['38', '42'] }];
  lookUpSkus.mockResolvedValue([['KRT-2', { product: product('kurta', { variants }) }]]);
  show();
  await paste('KRT-2,3');
  expect(await line(1).findByText('Choose: Size.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask for 3 kurta' })).toBeVisible();
  await userEvent.selectOptions(line(1).getByLabelText('Size on line 1'), '42');
  await userEvent.click(screen.getByRole('button', { name: /^Add 1 line to cart/ }));
  expect(onBuy.mock.calls[0]?.[0]).toMatchObject([{ options: { Size: '42' }, quantity: 3 }]);
});
