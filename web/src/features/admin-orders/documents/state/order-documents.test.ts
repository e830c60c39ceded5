import { expect, test } from 'vitest';

import { sampleOrder } from '#testing/sample-order.ts';

import { orderDocuments } from './order-documents.ts';

const part = { id: '1', share: 50, amount: 212_400, due: 'now', state: 'paid', paymentId: 'pay_1' };

test('lists every document of an order: receipt vouchers, invoice, refund vouchers and credit notes', () => {
  const order = sampleOrder({
    invoiceNumber: 'KG/2627/000003',
    instalments: [
      { ...part, receiptNumber: 'KR/2627/000007' },
      { ...part, id: '2', state: 'due' },
    ],
  });
  const refunds = [
    {
      documents: [
        { kind: 'refund-voucher', number: 'KV/2627/000001' } as const,
        { kind: 'credit-note', number: 'KC/2627/000004' } as const,
      ],
    },
    { documents: [] },
  ];
  const adjustments = [{ documents: [{ kind: 'credit-note', number: 'KC/2627/000005' } as const] }];
  expect(orderDocuments(order, { refunds, adjustments }).map(({ number }) => number)).toEqual([
    'KR/2627/000007',
    'KG/2627/000003',
    'KV/2627/000001',
    'KC/2627/000004',
    'KC/2627/000005',
  ]);
  expect(orderDocuments(sampleOrder({}), { refunds: [], adjustments: [] })).toEqual([]);
});
