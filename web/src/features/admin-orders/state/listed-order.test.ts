import { describe, expect, test } from 'vitest';

import { paise } from '@kargha/domain/paise';

import { selectOrders, type ListedOrder } from './listed-order.ts';
import { ordersCsv } from './orders-csv.ts';

const order: ListedOrder = {
  id: 'o1',
  number: 'KG-ABCD1234',
  name: 'Asha Devi',
  email: 'asha@kargha.example',
  phone: '9876543210',
  address: '',
  total: paise(2_183_000),
  state: 'placed',
  createdAt: new Date('2026-11-21T06:00:00Z'),
  lines: [{ title: 'Banarasi saree', quantity: 2, unitPrice: paise(100) }],
  pieces: 2,
  needsReview: '',
};
const delivered: ListedOrder = { ...order, id: 'o2', number: 'KG-ZZZZ9999', state: 'delivered' };

describe('finding orders', () => {
  const found = (search: string, filter: Parameters<typeof selectOrders>[2] = 'all') =>
    selectOrders([order, delivered], search, filter).map(({ id }) => id);

  test.each([
    ['', ['o1', 'o2']],
    ['abcd', ['o1']],
    ['ASHA', ['o1', 'o2']],
    ['banarasi zzzz', ['o2']],
    ['nobody', []],
  ])('by the words "%s"', (search, ids) => expect(found(search)).toEqual(ids));

  test('by their colour group', () => {
    expect(found('', 'pending')).toEqual(['o1']);
    expect(found('', 'completed')).toEqual(['o2']);
    expect(found('', 'processing')).toEqual([]);
  });
});

describe('the exported file', () => {
  test('has a heading and one row per order, amounts in rupees', () => {
    expect(ordersCsv([order]).split('\r\n')).toEqual([
      'Order ID,Customer,Email,Amount (INR),Status,Date,Items',
      'KG-ABCD1234,Asha Devi,asha@kargha.example,21830,Placed,2026-11-21T06:00:00.000Z,2',
    ]);
  });

  test.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+91', "'+91"],
    ['Devi, Asha', '"Devi, Asha"'],
  ])('a customer called %s is neither a formula nor two cells', (name, written) => {
    expect(ordersCsv([{ ...order, name }])).toContain(`KG-ABCD1234,${written},asha`);
  });
});
