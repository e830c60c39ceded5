import type { OrderLine } from '@kargha/domain/orders/order';

import { tooMany } from '../../http/errors.ts';
import { AggregateField, type Query, type Transaction } from '../../platform/firestore.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { orders } from '../../records/order-record.ts';

const TOO_MANY_OPEN =
  'You have several unpaid orders. Please pay or cancel them, or wait a few minutes.';

/**
 * How an order remembers the network address that it came from. Buyers read their orders: without the key of the server,
 * all addresses could be tried in minutes.
 */
export function placedFrom(address: string | null, ids: KeyedIds): string | null {
  return address === null ? null : ids.idFor('placed-from', address);
}

/** The units of stock that an order with these lines reserves; what is made to order reserves none. */
export function reservedUnitsOf(lines: readonly Pick<OrderLine, 'held'>[]): number {
  return lines.reduce((sum, { held }) => sum + held, 0);
}

/** Unpaid orders, and the units that they reserve. */
export interface Unpaid {
  orders: number;
  units: number;
}

/** Every order of a network address that still reserves stock without being paid, whether its time is over or not. */
export async function unpaidFromAddress(transaction: Transaction, from: string): Promise<Unpaid> {
  const sums = unpaidSince(new Date(0))
    .where('checkout.placedFrom', '==', from)
    .aggregate({
      orders: AggregateField.count(),
      units: AggregateField.sum('checkout.reservedUnits'),
    });
  return (await transaction.get(sums)).data();
}

/** The unpaid orders of a signed-in person. */
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

/** The units that all unpaid orders of shoppers reserve: staff orders count too. */
export async function unpaidUnits(): Promise<number> {
  const all = orders().where('holdExpiresAt', '>', new Date(0));
  const { units } = (
    await all.aggregate({ units: AggregateField.sum('checkout.reservedUnits') }).get()
  ).data();
  return units;
}

/** Throws 429 when there are `most` unpaid orders already. */
export function refuseTooManyUnpaid({ orders: open }: Unpaid, most: number): void {
  if (open >= most) throw tooMany(TOO_MANY_OPEN);
}

/** Orders have an end of their reservation exactly while they are unpaid and open. */
function unpaidSince(now: Date): Query {
  return orders().where('holdExpiresAt', '>', now);
}
