import {
  DRAFT_STATES,
  STAFF_DISCOUNT_KINDS,
  type DraftContent,
  type DraftDetails,
  type DraftPrice,
  type DraftRow,
} from '@kargha/domain/orders/draft-order';
import type { OfflinePaymentRequest } from '@kargha/domain/payments/offline-payment';
import { paise, type Paise } from '@kargha/domain/money/paise';
import { customerFrom } from '#lib/documents/customer-fields.ts';
import { totalsFrom } from '#lib/documents/order-totals.ts';
import { lineRefFrom } from '#lib/documents/line-fields.ts';
import { variantFrom } from '#lib/documents/product-document.ts';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffApi, buildQuery } from '#session/state/staff-api.ts';

const ROOT = '/draft-orders';
const pathOf = (id: string, step = '') => `${ROOT}/${encodeURIComponent(id)}${step}`;

export type DraftFilter = Readonly<Record<'search' | 'state', string>>;

/** Returns one page, the last changed first. */
export async function listDrafts(filter: DraftFilter, cursor: string): Promise<ListPage<DraftRow>> {
  const answer = storedFields(await callStaffApi(`${ROOT}?${buildQuery({ ...filter, cursor })}`));
  return {
    rows: answer.parts('rows').map(rowFrom),
    nextCursor: answer.text('nextCursor') || null,
  };
}

export async function readDraft(id: string): Promise<DraftDetails> {
  return draftFrom(await callStaffApi(pathOf(id)));
}

/** Creates one draft per request id. @throws ApiError invalid, coupon_not_valid, discount_too_high */
export async function createDraft(
  body: DraftContent & { requestId: string },
): Promise<DraftDetails> {
  return draftFrom(await callStaffApi(ROOT, { method: 'POST', body }));
}

/** @throws ApiError as createDraft, stale, ordered */
export async function editDraft(
  id: string,
  body: DraftContent & { revision: number },
): Promise<DraftDetails> {
  return draftFrom(await callStaffApi(pathOf(id), { method: 'PUT', body }));
}

/** @throws ApiError stale, ordered */
export async function deleteDraft(id: string, revision: number): Promise<void> {
  await callStaffApi(pathOf(id, '/delete'), { method: 'POST', body: { revision } });
}

/** @throws ApiError coupon_not_valid, gift_card_not_valid, discount_too_high */
export async function priceDraft(
  body: Omit<DraftContent, 'customer' | 'note'> & { giftCard: string },
): Promise<DraftPrice> {
  const answer = storedFields(await callStaffApi(`${ROOT}/price`, { method: 'POST', body }));
  const price = answer.part('price');
  return {
    totals: totalsFrom(price.part('totals')),
    lines: price.parts('lines').map((line) => ({
      ...lineRefFrom(line),
      title: line.text('title'),
      sku: line.text('sku'),
      image: line.text('image'),
      unitPrice: paise(line.number('unitPrice')),
      quantity: line.number('quantity'),
      available: line.number('available'),
      choices: line.parts('choices').map(variantFrom),
      problem: line.text('problem'),
    })),
  };
}

/** Creates the order and emails its payment link. Returns the order id. @throws ApiError out_of_stock, … */
export async function sendDraft(
  id: string,
  body: { revision: number; amount: Paise; giftCard: string },
): Promise<string> {
  return orderIdOf(await callStaffApi(pathOf(id, '/send'), { method: 'POST', body }));
}

/** Creates the order of a draft with an offline payment. Returns the order id. @throws ApiError reference_used, … */
export async function placePaidDraft(
  id: string,
  body: OfflinePaymentRequest & { giftCard: string },
): Promise<string> {
  return orderIdOf(await callStaffApi(pathOf(id, '/paid'), { method: 'POST', body }));
}

/** Records an offline payment of an unpaid order. @throws ApiError stale, reference_used, wrong_amount */
export async function recordOrderPaid(orderId: string, body: OfflinePaymentRequest): Promise<void> {
  await callStaffApi(`/orders/${encodeURIComponent(orderId)}/paid`, { method: 'POST', body });
}

export async function readPayLink(orderId: string): Promise<string> {
  const answer = await callStaffApi(`/pay-links/of/${encodeURIComponent(orderId)}`);
  return storedFields(answer).text('link');
}

function orderIdOf(answer: unknown): string {
  return storedFields(answer).part('order').text('id');
}

function rowFrom(fields: StoredFields): DraftRow {
  return {
    id: fields.text('id'),
    name: fields.text('name'),
    email: fields.text('email'),
    pieces: fields.number('pieces'),
    total: paise(fields.number('total')),
    state: fields.choice('state', DRAFT_STATES),
    orderId: fields.text('orderId'),
    orderNumber: fields.text('orderNumber'),
    updatedAt: fields.text('updatedAt'),
  };
}

function draftFrom(answer: unknown): DraftDetails {
  const draft = storedFields(answer).part('draft');
  return {
    ...rowFrom(draft),
    uid: draft.text('uid') || null,
    customer: customerFrom(draft.part('customer')),
    items: draft.parts('items').map((item) => ({
      ...lineRefFrom(item),
      quantity: item.number('quantity'),
    })),
    couponCode: draft.text('couponCode'),
    discount: draft.has('discount') ? discountFrom(draft.part('discount')) : null,
    shipping: draft.has('shipping') ? paise(draft.number('shipping')) : null,
    note: draft.text('note'),
    revision: draft.number('revision'),
  };
}

function discountFrom(discount: StoredFields): DraftContent['discount'] {
  return {
    kind: discount.choice('kind', STAFF_DISCOUNT_KINDS),
    value: discount.number('value'),
    reason: discount.text('reason'),
  };
}
