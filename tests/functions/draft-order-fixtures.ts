import { randomInt, randomUUID } from 'node:crypto';

import { testFirestore, stockProduct } from './ledger-fixtures.ts';
import { asha } from './checkout-fixtures.ts';
import type { Person } from './sample-people.ts';
import type { Answer, ShopClient } from './shop-client.ts';

/** A draft as staff type it: one customer, and pieces of these products. */
export function draftOf(productIds: readonly string[], fields: object = {}) {
  return {
    uid: null,
    customer: { ...asha, address: { ...asha.address, line2: '' }, gstin: '', companyName: '' },
    items: productIds.map((productId) => ({ productId, quantity: 1 })),
    couponCode: '',
    discount: null,
    shipping: null,
    note: '',
    ...fields,
  };
}

/** A draft that was kept, as its page has it. */
export interface SavedDraft {
  id: string;
  total: number;
  revision: number;
}

/** A member of staff who prepares orders. */
export interface StaffClient {
  shop: ShopClient;
  admin: Person;
}

/** The order in an answer that made one. */
export const orderIdOf = ({ body }: Answer): string => (body.order as { id: string }).id;

/** A draft as it is stored. */
export async function draftDoc({ id }: { id: string }) {
  return (await testFirestore().doc(`draftOrders/${id}`).get()).data();
}

/** A kept draft over one piece of a product of its own, of which there are so many. */
export async function draftWithProduct(staff: StaffClient, quantity: number, fields: object = {}) {
  const productId = await stockProduct({ quantity });
  return { productId, draft: await saveDraft(staff, draftOf([productId], fields)) };
}

/** Staff keep a draft, which must succeed. */
export async function saveDraft({ shop, admin }: StaffClient, draft: object): Promise<SavedDraft> {
  const body = { requestId: randomUUID(), ...draft };
  const answer = await shop.post('/draft-orders', body, { token: admin.token });
  if (answer.status !== 201) throw new Error(`draft: ${JSON.stringify(answer.body)}`);
  return answer.body.draft as SavedDraft;
}

/** Staff make the order of a draft and send its payment link. */
export function sendLink(
  { shop, admin }: StaffClient,
  { id, revision, total }: SavedDraft,
  fields: object = {},
): Promise<Answer> {
  const body = { revision, amount: total, ...fields };
  return shop.post(`/draft-orders/${id}/send`, body, { token: admin.token });
}

/** Staff record that a draft was paid past the gateway. */
export function recordPaid(
  { shop, admin }: StaffClient,
  { id, revision, total }: SavedDraft,
  fields: object = {},
): Promise<Answer> {
  const payment = { method: 'bank_transfer', reference: newReference(), amount: total };
  const body = { revision, ...payment, ...fields };
  return shop.post(`/draft-orders/${id}/paid`, body, { token: admin.token });
}

export function newReference(): string {
  return `HDFCN${randomInt(1e12).toString().padStart(12, '0')}`;
}

/** The token at the end of the payment link of an order. */
export async function linkToken({ shop, admin }: StaffClient, orderId: string): Promise<string> {
  const { body } = await shop.get(`/pay-links/of/${orderId}`, { token: admin.token });
  return String(body.link).split('/pay/')[1] ?? '';
}
