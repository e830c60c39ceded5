import { expect } from 'vitest';

import type { PaymentTerms } from '@kargha/domain/quotes/quote';

import { issueInvoice } from '../../functions/src/documents/invoices/issue-invoice.ts';
import {
  bulkOrder,
  giveCredit,
  openInstalment,
  TOTAL,
  verifiedBuyer,
} from './bulk-order-fixtures.ts';
import { createBeforeAll } from './create-before-all.ts';
import { takeOrderSteps } from './staff-orders.ts';
import { isolatedShop, type IsolatedShop } from './isolated-shop.ts';
import { ORDERED_LINE } from './paid-orders.ts';
import { signUp, type Person } from './sample-people.ts';
import { pay } from './sandbox-client.ts';
import type { Answer } from './shop-client.ts';

const { productId } = ORDERED_LINE;

/** Returns of orders that a business pays in instalments. */
export interface BulkReturnFixtures {
  shop: IsolatedShop;
  admin: Person;
  /** has credit for a hundred orders */
  buyer: Person;
  /** creates a delivered and invoiced order of two pieces, with its advance paid */
  delivered: (terms: PaymentTerms) => Promise<string>;
  /** returns and receives a quantity; resolves to the return's id */
  received: (orderId: string, quantity: number) => Promise<string>;
  step: (id: string, action: string, body: object) => Promise<Answer>;
}

export function setUpBulkReturns(): BulkReturnFixtures {
  const shop = isolatedShop();
  const admin = createBeforeAll(() => signUp('admin'));
  const buyer = createBeforeAll(async () => {
    const person = await verifiedBuyer();
    await giveCredit(person, TOTAL * 100);
    return person;
  });

  const step = (id: string, action: string, body: object) =>
    shop.post(`/returns/${id}/${action}`, body, { token: admin.token });

  async function payAdvance(orderId: string): Promise<void> {
    const { id } = await openInstalment(shop, buyer, orderId, '1');
    expect((await shop.post('/razorpay/verify-payment', await pay(id))).status).toBe(200);
  }

  async function delivered(terms: PaymentTerms): Promise<string> {
    const id = await bulkOrder(buyer, terms);
    if (terms !== 'credit-30') await payAdvance(id);
    await takeOrderSteps({ shop, admin }, id, 'ship', 'deliver');
    await issueInvoice(id, new Date());
    return id;
  }

  async function received(orderId: string, quantity: number): Promise<string> {
    const lines = [{ productId, quantity, reason: 'damaged' }];
    const asked = await shop.post(`/orders/${orderId}/returns`, { lines }, { token: buyer.token });
    const { id } = asked.body.return as { id: string };
    await step(id, 'approve', { revision: 0 });
    const counted = [{ productId, received: quantity, restock: 0 }];
    expect((await step(id, 'receive', { revision: 1, lines: counted })).status).toBe(200);
    return id;
  }

  return { shop, admin, buyer, delivered, received, step };
}
