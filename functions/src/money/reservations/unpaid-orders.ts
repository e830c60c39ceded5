import type { OrderLine } from '@kargha/domain/orders/order';
import { checkoutMessages } from '@kargha/domain/messages/checkout-messages';

import { tooMany } from '../../http/errors.ts';
import { AggregateField, type Query, type Transaction } from '../../platform/firestore.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { orders } from '../../records/order-record.ts';

/** Customers can read their own orders: a plain hash of the address could be reversed in minutes, so it is keyed. */
export function placedFrom(address: string | null, ids: KeyedIds): string | null {
  return address === null ? null : ids.idFor('placed-from', address);
}

/** Made-to-order items reserve no stock. */
export function reservedUnitsOf(lines: readonly Pick<OrderLine, 'held'>[]): number {
  return lines.reduce((sum, { held }) => sum + held, 0);
}

export interface Unpaid {
  orders: number;
  units: number;
}

/** All unpaid orders of a network address that still reserve stock, expired or not. */
export async function unpaidFromAddress(transaction: Transaction, from: string): Promise<Unpaid> {
  const sums = unpaidSince(new Date(0))
    .where('checkout.placedFrom', '==', from)
    .aggregate({
      orders: AggregateField.count(),
      units: AggregateField.sum('checkout.reservedUnits'),
    });
  return (await transaction.get(sums)).data();
}

export async function unpaidOfPerson(
  transaction: Transaction,
  uid: string,
  now: Date,
): Promise<Unpaid> {
  const open = unpaidSince(now).where('uid', '==', uid).select('checkout.reservedUnits');
  const { docs, size } = await transaction.get(open);
  const units = docs.map((one) => Number(one.get('checkout.reservedUnits') ?? 0));
  return { orders: size, units: units.reduce((sum, each) => sum + each, 0) };
}

export async function unpaidUnits(): Promise<number> {
  const all = orders().where('holdExpiresAt', '>', new Date(0));
  const { units } = (
    await all.aggregate({ units: AggregateField.sum('checkout.reservedUnits') }).get()
  ).data();
  return units;
}

export function refuseTooManyUnpaid({ orders: open }: Unpaid, max: number): void {
  if (open >= max) throw tooMany(checkoutMessages.too_many_unpaid());
}

/** An order has `holdExpiresAt` exactly while it is open and unpaid. */
function unpaidSince(now: Date): Query {
  return orders().where('holdExpiresAt', '>', now);
}
