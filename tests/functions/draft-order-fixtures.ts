import { randomInt, randomUUID } from 'node:crypto';

import { db, stockProduct } from './ledger-fixtures.ts';
import { asha } from './checkout-fixtures.ts';
import type { Person } from './sample-people.ts';
import type { Answer, ShopClient } from './shop-client.ts';

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

export interface SavedDraft {
  id: string;
  total: number;
  revision: number;
}

export interface StaffClient {
  shop: ShopClient;
  admin: Person;
}

export const orderIdOf = ({ body }: Answer): string => (body.order as { id: string }).id;

export async function draftDoc({ id }: { id: string }) {
  return (await db().doc(`draftOrders/${id}`).get()).data();
}

/** Saves a draft with one unit of a new product that has this stock. */
export async function draftWithProduct(staff: StaffClient, quantity: number, fields: object = {}) {
  const productId = await stockProduct({ quantity });
  return { productId, draft: await saveDraft(staff, draftOf([productId], fields)) };
}

/** Throws unless the draft is saved. */
export async function saveDraft({ shop, admin }: StaffClient, draft: object): Promise<SavedDraft> {
  const body = { requestId: randomUUID(), ...draft };
  const answer = await shop.post('/draft-orders', body, { token: admin.token });
  if (answer.status !== 201) throw new Error(`draft: ${JSON.stringify(answer.body)}`);
  return answer.body.draft as SavedDraft;
}

export function sendLink(
  { shop, admin }: StaffClient,
  { id, revision, total }: SavedDraft,
  fields: object = {},
): Promise<Answer> {
  const body = { revision, amount: total, ...fields };
  return shop.post(`/draft-orders/${id}/send`, body, { token: admin.token });
}

/** Records an offline payment of a draft. */
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

export async function linkToken({ shop, admin }: StaffClient, orderId: string): Promise<string> {
  const { body } = await shop.get(`/pay-links/of/${orderId}`, { token: admin.token });
  return String(body.link).split('/pay/')[1] ?? '';
}
