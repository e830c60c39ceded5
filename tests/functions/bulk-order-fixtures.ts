import { planInstalments } from '@kargha/domain/payments/instalment';
import type { Order } from '@kargha/domain/orders/order';
import { paise } from '@kargha/domain/money/paise';
import { priceOrder } from '@kargha/domain/pricing/price-order';
import type { PaymentTerms } from '@kargha/domain/quotes/quote';

import { db } from './ledger-fixtures.ts';
import { asha } from './checkout-fixtures.ts';
import { CAPTURED, ORDERED_LINE, paidOrder } from './paid-orders.ts';
import { signUp, type Person } from './sample-people.ts';
import type { ShopClient } from './shop-client.ts';

const COMPANY = {
  fullName: 'Meera Nair',
  companyName: 'Malhar Gifts LLP',
  gstNumber: '29AAHCK6072R1ZX',
  companyVerification: { state: 'verified', documentPath: '', decision: 'Seen' },
};

/** A buyer of a verified company. */
export function verifiedBuyer(): Promise<Person> {
  return signUp('b2b_buyer', COMPANY);
}

const NOTHING_YET = {
  ...CAPTURED,
  state: 'pending',
  method: null,
  captured: paise(0),
} as const;

/** Total of a bulk order: two sarees of ₹1,800 with their tax. */
export const TOTAL = priceOrder([ORDERED_LINE]).total;

/** Stores an unpaid order as an accepted offer creates it. */
export async function bulkOrder(
  owner: Person,
  terms: PaymentTerms,
  fields: Partial<Order> = {},
): Promise<string> {
  const { id } = await paidOrder({
    uid: owner.uid,
    state: 'packed',
    payment: NOTHING_YET,
    paymentTerms: terms,
    instalments: planInstalments(TOTAL, terms, new Date()),
    quoteId: 'test-quote',
    customer: {
      ...asha,
      address: { ...asha.address, line2: '', country: 'India' },
      gstin: COMPANY.gstNumber,
      companyName: COMPANY.companyName,
    },
    purchaseOrderNumber: 'PO/2026/77',
    ...fields,
  });
  return id;
}

/** The gateway order of an instalment. */
export async function openInstalment(
  shop: ShopClient,
  { token }: Person,
  orderId: string,
  part = '1',
): Promise<{ id: string; amount: number }> {
  const { status, body } = await shop.post(`/instalments/${orderId}/${part}/pay`, {}, { token });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.order as { id: string; amount: number };
}

/** Sets a company's credit limit, in paise, without any checks. */
export async function giveCredit({ uid }: Person, limit: number): Promise<void> {
  await db()
    .doc(`companyCredits/${uid}`)
    .set({ uid, limit, revision: 1, updatedAt: new Date(), by: 'test' });
}
