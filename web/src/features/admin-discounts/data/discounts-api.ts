import {
  DISCOUNT_KINDS,
  DISCOUNT_METHODS,
  DISCOUNT_STATUSES,
} from '@kargha/domain/pricing/discount';
import type {
  DiscountChange,
  DiscountOrder,
  DiscountRow,
  DiscountUsage,
  NewDiscount,
} from '@kargha/domain/pricing/discount-editing';
import { ORDER_STATES } from '@kargha/domain/orders/order-state';
import { paise, type Paise } from '@kargha/domain/money/paise';
import { ROLES } from '@kargha/domain/people/user-profile';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffApi, buildQuery } from '#session/state/staff-api.ts';

export async function listDiscounts(
  filter: Readonly<Record<'search' | 'standing', string>>,
  cursor: string,
): Promise<ListPage<DiscountRow>> {
  const fields = storedFields(
    await callStaffApi(`/discounts?${buildQuery({ ...filter, cursor })}`),
  );
  return {
    rows: fields.parts('rows').map(discountRow),
    nextCursor: fields.text('nextCursor') || null,
  };
}

/** @throws ApiError 404 `not_found` */
export async function readDiscount(
  code: string,
): Promise<{ discount: DiscountRow; usage: DiscountUsage }> {
  const fields = storedFields(await callStaffApi(`/discounts/${encodeURIComponent(code)}`));
  return { discount: discountRow(fields.part('discount')), usage: usage(fields.part('usage')) };
}

/** @throws ApiError 409 `code_taken`, 400 `invalid` */
export async function createDiscount(body: NewDiscount): Promise<DiscountRow> {
  return toDiscount(await callStaffApi('/discounts', { method: 'POST', body }));
}

/** @throws ApiError 409 `stale`, `discount_used`; 400 `invalid` */
export async function changeDiscount(code: string, body: DiscountChange): Promise<DiscountRow> {
  const path = `/discounts/${encodeURIComponent(code)}`;
  return toDiscount(await callStaffApi(path, { method: 'PUT', body }));
}

/** Enables or disables a discount. @throws ApiError 409 `stale` */
export async function switchDiscount(
  { code, updatedAt }: DiscountRow,
  active: boolean,
): Promise<DiscountRow> {
  const path = `/discounts/${encodeURIComponent(code)}/active`;
  return toDiscount(await callStaffApi(path, { method: 'PUT', body: { active, updatedAt } }));
}

function toDiscount(answer: object): DiscountRow {
  return discountRow(storedFields(answer).part('discount'));
}

function discountRow(fields: StoredFields): DiscountRow {
  return {
    method: fields.choice('method', DISCOUNT_METHODS),
    code: fields.text('code'),
    description: fields.text('description'),
    kind: fields.choice('kind', DISCOUNT_KINDS),
    percent: fields.number('percent'),
    amount: paise(fields.number('amount')),
    maxDiscount: optionalMoney(fields, 'maxDiscount'),
    minSubtotal: paise(fields.number('minSubtotal')),
    collections: fields.texts('collections'),
    products: fields.texts('products'),
    titles: titlesOf(fields),
    roles: ROLES.filter((role) => fields.texts('roles').includes(role)),
    perPersonLimit: optionalCount(fields, 'perPersonLimit'),
    totalLimit: optionalCount(fields, 'totalLimit'),
    used: fields.number('used'),
    active: fields.flag('active', false),
    standing: fields.choice('standing', DISCOUNT_STATUSES),
    startsAt: fields.text('startsAt'),
    endsAt: fields.text('endsAt') || null,
    updatedAt: fields.text('updatedAt'),
  };
}

function titlesOf(fields: StoredFields): DiscountRow['titles'] {
  const titles = fields.part('titles');
  return Object.fromEntries(fields.texts('products').map((id) => [id, titles.text(id)]));
}

function optionalMoney(fields: StoredFields, name: string): Paise | null {
  return fields.has(name) ? paise(fields.number(name)) : null;
}

function optionalCount(fields: StoredFields, name: string): number | null {
  return fields.has(name) ? fields.number(name) : null;
}

function usage(fields: StoredFields): DiscountUsage {
  return {
    paidOrders: fields.number('paidOrders'),
    givenAway: fields.number('givenAway'),
    orders: fields.parts('orders').map(orderRow),
  };
}

function orderRow(fields: StoredFields): DiscountOrder {
  return {
    id: fields.text('id'),
    number: fields.text('number'),
    customer: fields.text('customer'),
    discount: fields.number('discount'),
    state: fields.choice('state', ORDER_STATES),
    createdAt: fields.text('createdAt'),
  };
}
