import { describe, expect, it } from 'vitest';

import {
  canRequestQuote,
  canBuy,
  optionsOfLine,
  quickStates,
  type QuickMatch,
} from './quick-order.ts';

const kurta: QuickMatch = {
  _id: 'kurta',
  quantity: 60,
  trackQuantity: true,
  continueSelling: false,
  variants: [],
  combinations: {},
  bulk: { minimum: 20, multiple: 5, leadTimeDays: 21 },
};
const saree: QuickMatch = { ...kurta, _id: 'saree', bulk: null, quantity: 3 };
const towel: QuickMatch = { ...kurta, _id: 'towel', bulk: null, trackQuantity: false };
const FINDS = new Map<string, QuickMatch | null>([
  ['KG-1', kurta],
  ['KG-2', saree],
  ['KG-3', towel],
  ['OLD-1', 'not-sold'],
  ['NO-1', null],
]);

const stateOf = (sku: string, quantity: string) => quickStates([{ sku, quantity }], FINDS)[0];

describe('reports what is wrong with each line', () => {
  it.each([
    ['KG-1', '20', 'good'],
    [' kg-1 ', '25', 'good'],
    ['KG-2', '1', 'good'],
    ['', '20', { kind: 'no-sku' }],
    ['NEW-1', '20', 'asking'],
    ['NO-1', '20', { kind: 'unknown' }],
    ['OLD-1', '20', { kind: 'not-sold' }],
    ['KG-1', '', { kind: 'no-number' }],
    ['KG-1', '0', { kind: 'no-number' }],
    ['KG-1', '-20', { kind: 'no-number' }],
    ['KG-1', '20.5', { kind: 'no-number' }],
    ['KG-1', '1e9', { kind: 'no-number' }],
    ['KG-1', '=1+1', { kind: 'no-number' }],
    ['KG-1', '1,000', { kind: 'no-number' }],
    ['KG-1', 'many', { kind: 'no-number' }],
    ['KG-1', '999999999', { kind: 'too-many' }],
    ['KG-1', '15', { kind: 'below-minimum', minimum: 20 }],
    ['KG-1', '22', { kind: 'not-multiple', multiple: 5 }],
    ['KG-1', '65', { kind: 'over-stock', stock: 60 }],
    ['KG-2', '4', { kind: 'over-stock', stock: 3 }],
    ['KG-3', '101', { kind: 'over-order', most: 100 }],
  ])('%s × %s', (sku, quantity, state) => {
    expect(stateOf(sku, quantity)).toEqual(state);
  });

  it('refers a repeated SKU to its first line', () => {
    const lines = [
      { sku: 'KG-1', quantity: '20' },
      { sku: 'KG-2', quantity: '1' },
      { sku: 'kg-1', quantity: '5' },
    ];
    expect(quickStates(lines, FINDS)).toEqual(['good', 'good', { kind: 'duplicate', line: 1 }]);
  });
});

it('allows requesting, not buying, more than the stock', () => {
  expect([canBuy('good'), canRequestQuote('good')]).toEqual([true, true]);
  const short = { kind: 'over-stock', stock: 3 } as const;
  expect([canBuy(short), canRequestQuote(short)]).toEqual([false, true]);
  for (const wrong of ['asking', { kind: 'unknown' }, { kind: 'below-minimum', minimum: 20 }]) {
    expect([canBuy(wrong as 'asking'), canRequestQuote(wrong as 'asking')]).toEqual([false, false]);
  }
});

it('reads the size that was pasted or that the SKU names, unless another one is chosen', () => {
  const variants = [
    { id: 'o1', name: 'Size', values: ['M', 'L'] },
    { id: 'o2', name: 'Colour', values: ['Indigo', 'Madder'] },
  ];
  const pasted = { choice: 'indigo / m' };
  expect(optionsOfLine(pasted, { variants })).toEqual({ Size: 'M', Colour: 'Indigo' });
  expect(optionsOfLine({ choice: 'l' }, { variants })).toEqual({ Size: 'L' });
  expect(optionsOfLine(pasted, { variants }, { Size: 'L' })).toEqual({
    Size: 'L',
    Colour: 'Indigo',
  });
  expect(optionsOfLine({ ...pasted, options: { Size: 'L' } }, { variants }, { Size: 'M' })).toEqual(
    {
      Size: 'L',
      Colour: 'Indigo',
    },
  );
});

it('asks for the size of a garment, and allows two sizes', () => {
  const variants = [{ id: 'v1', name: 'Size', values: ['38', '42'] }];
  const sized = new Map<string, QuickMatch>([['KRT-2', { ...kurta, bulk: null, variants }]]);
  const line = (Size?: string) => ({
    sku: 'KRT-2',
    quantity: '1',
    ...(Size !== undefined && { options: { Size } }),
  });
  const states = quickStates([line('38'), line('42'), line('38'), line()], sized);
  expect(states).toEqual([
    'good',
    'good',
    { kind: 'duplicate', line: 1 },
    { kind: 'no-option', name: 'Size' },
  ]);
  expect(states.map(canBuy)).toEqual([true, true, false, false]);
  expect(states.map(canRequestQuote)).toEqual([true, true, false, true]);
});

it('counts a size once, by its own SKU or by that of its product', () => {
  const variants = [{ id: 'v1', name: 'Size', values: ['38', '42'] }];
  const shirt = { ...kurta, bulk: null, variants };
  const sized = new Map<string, QuickMatch>([
    ['KRT-2', shirt],
    ['KRT-2-38', shirt],
  ]);
  const options = { Size: '38' };
  const lines = ['KRT-2', 'KRT-2-38'].map((sku) => ({ sku, quantity: '40', options }));
  expect(quickStates(lines, sized)).toEqual(['good', { kind: 'duplicate', line: 1 }]);
});

it('tests the bulk rules on all sizes of a product together, as its bulk price does', () => {
  const variants = [{ id: 'v1', name: 'Size', values: ['38', '40', '42'] }];
  const sized = new Map<string, QuickMatch>([['KRT-3', { ...kurta, variants }]]);
  const line = (Size: string, quantity: string) => ({ sku: 'KRT-3', quantity, options: { Size } });
  expect(quickStates([line('38', '10'), line('40', '12'), line('42', '8')], sized)).toEqual([
    'good',
    'good',
    'good',
  ]);
  const wrong = { kind: 'not-multiple', multiple: 5 };
  expect(quickStates([line('38', '10'), line('40', '12')], sized)).toEqual([wrong, wrong]);
  const few = { kind: 'below-minimum', minimum: 20 };
  expect(quickStates([line('38', '10'), line('40', '5'), line('38', '5')], sized)).toEqual([
    few,
    few,
    { kind: 'duplicate', line: 1 },
  ]);
});
