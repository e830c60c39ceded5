import type { Discount } from '@kargha/domain/pricing/discount';
import type { OrderLine } from '@kargha/domain/orders/order';
import type { Product } from '@kargha/domain/catalogue/product';
import type { StoreSettings } from '@kargha/domain/settings/settings';
import { unitOf } from '@kargha/domain/catalogue/variants';
import { unitKey } from '@kargha/domain/stock/stock';
import { isVerifiedBuyer } from '@kargha/domain/people/user-profile';
import { checkoutMessages } from '@kargha/domain/messages/checkout-messages';

import { tooMany } from '../../http/errors.ts';
import type { Transaction } from '../../platform/firestore.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { byUnit } from '../../records/stock-record.ts';
import { readUser, userRef } from '../../records/user-record.ts';
import {
  addressUsageRef,
  countOpenedOrder,
  readAddressUsage,
  refuseTooManyOpened,
  withoutPaidOrders,
  type AddressUsage,
} from './address-usage.ts';
import { failureCounters, refuseAfterFailures, refuseManyFailures } from './failed-payments.ts';
import {
  placedFrom,
  refuseTooManyUnpaid,
  reservedUnitsOf,
  unpaidFromAddress,
  unpaidOfPerson,
  type Unpaid,
} from './unpaid-orders.ts';
import { isWithinStockShare } from './stock-share.ts';

interface Opening {
  uid: string | null;
  address: string | null;
  request: { customer: { email: string } };
  ids: KeyedIds;
  at: Date;
}

export interface Limits {
  /** null when the network address is not known, which happens only on a developer's machine */
  use: AddressUsage | null;
  ofAddress: Unpaid;
  ofPerson: Unpaid;
  at: Date;
}

const NONE: Unpaid = { orders: 0, units: 0 };

/**
 * Reads what the network address and the person have reserved without paying. Every order writes the counter of
 * its address, so concurrent checkouts from one address are counted correctly. Throws 429 when too many payments
 * of the person or address have failed recently.
 */
export async function readLimits(transaction: Transaction, opening: Opening): Promise<Limits> {
  const { uid, at } = opening;
  const from = placedFrom(opening.address, opening.ids);
  const failures = failureCounters({ uid, email: opening.request.customer.email, from });
  const [counters, ofAddress, ofPerson] = await Promise.all([
    transaction.getAll(...failures, ...(from === null ? [] : [addressUsageRef(from)])),
    from === null ? NONE : unpaidFromAddress(transaction, from),
    uid === null ? NONE : unpaidOfPerson(transaction, uid, at),
  ]);
  refuseManyFailures(counters, at);
  const opened = counters[failures.length];
  return { use: opened ? readAddressUsage(opened, at) : null, ofAddress, ofPerson, at };
}

/**
 * Throws 429 when the network address or person has too many open orders or opened too many recently, or when
 * payments of this order have failed. @param known the order, if it is reopened
 */
export function refuseOpening(
  { use, ofAddress, ofPerson, at }: Limits,
  { openHoldsPerAddress, openHoldsPerPerson }: StoreSettings,
  existing: OrderRecord | null,
): void {
  if (use) {
    refuseTooManyUnpaid(ofAddress, openHoldsPerAddress);
    refuseTooManyOpened(use);
  }
  refuseTooManyUnpaid(ofPerson, openHoldsPerPerson);
  if (existing) refuseAfterFailures(existing, at);
}

interface ReservationRequest {
  orderId: string;
  uid: string | null;
  lines: readonly OrderLine[];
  products: ReadonlyMap<string, Product | null>;
  code: Discount | null;
  isPaid: boolean;
}

/**
 * Counts what an order reserves. Throws 429 when it would reserve too much of the stock without payment, or the
 * same scarce product again and again. Verified buyers are exempt. Must run before the order's writes.
 */
export async function countReservation(
  transaction: Transaction,
  limits: Limits,
  requested: ReservationRequest,
): Promise<void> {
  const { use } = limits;
  const keys = requested.isPaid ? [] : scarceKeys(requested);
  if (!requested.isPaid) await refuseTooMuch(transaction, limits, requested);
  if (!use) return;
  countOpenedOrder(transaction, await withoutPaidOrders(transaction, use, keys), {
    ...requested,
    keys,
  });
}

async function refuseTooMuch(
  transaction: Transaction,
  { use, ofAddress, ofPerson }: Limits,
  { uid, lines }: ReservationRequest,
): Promise<void> {
  if (!use && uid === null) return;
  const units = reservedUnitsOf(lines) + Math.max(ofAddress.units, ofPerson.units);
  if (await isWithinStockShare(units)) return;
  const profile = uid === null ? null : readUser(await transaction.get(userRef(uid)));
  if (!isVerifiedBuyer(profile)) throw tooMany(checkoutMessages.too_much_reserved());
}

/** Keys of which the order takes at least half of what is left: stock of a product, or uses of a code. */
function scarceKeys({ lines, products, code }: ReservationRequest): string[] {
  const items = byUnit(lines.map((line) => ({ ...line, quantity: reservedUnitsOf([line]) })));
  const scarce = items.filter(({ productId, variantId, quantity: units }) => {
    const product = products.get(productId);
    if (!product || product.continueSelling || units === 0) return false;
    return isScarce(units, unitOf(product, variantId).quantity);
  });
  const ids = scarce.map(unitKey);
  const isLast = code?.totalLimit != null && isScarce(1, code.totalLimit - code.used);
  return isLast ? [...ids, `code ${code.code}`] : ids;
}

function isScarce(taken: number, remaining: number): boolean {
  return taken * 2 >= remaining;
}
