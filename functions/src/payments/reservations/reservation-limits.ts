import type { Discount } from '@kargha/domain/pricing/discount';
import type { OrderLine } from '@kargha/domain/orders/order';
import type { Product } from '@kargha/domain/catalogue/product';
import type { StoreSettings } from '@kargha/domain/settings/settings';
import { isVerifiedBuyer } from '@kargha/domain/people/user-profile';

import { tooMany } from '../../http/errors.ts';
import type { Transaction } from '../../platform/firestore.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import type { OrderRecord } from '../../records/order-record.ts';
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
} from './open-reservations.ts';
import { isWithinStockShare } from './stock-share.ts';

const TOO_MUCH =
  'This is more than we can reserve before payment. Please order less, pay your open orders first, or request a quotation.';

/** Whose limits a checkout is under. */
interface Opening {
  uid: string | null;
  address: string | null;
  request: { customer: { email: string } };
  ids: KeyedIds;
  at: Date;
}

/** What limits a checkout, as its transaction has found it. */
export interface Limits {
  /** null where nobody knows the network address: only a developer's machine has none */
  use: AddressUsage | null;
  ofAddress: Unpaid;
  ofPerson: Unpaid;
  at: Date;
}

const NONE: Unpaid = { orders: 0, units: 0 };

/**
 * Reads what the network address and the person of a checkout have reserved without paying. Buyers behind one address
 * wait for each other here: the address's counter is written by each order, so that many at once are counted right.
 * Throws 429 when too many payments of the person or the address have failed of late.
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
 * Throws 429 when the network address or the person has too many orders open, or has opened too many of late, and when
 * payments of this very order have failed.
 * @param known the order, where it is opened again
 */
export function refuseOpening(
  { use, ofAddress, ofPerson, at }: Limits,
  { openHoldsPerAddress, openHoldsPerPerson }: StoreSettings,
  known: OrderRecord | null,
): void {
  if (use) {
    refuseTooManyUnpaid(ofAddress, openHoldsPerAddress);
    refuseTooManyOpened(use);
  }
  refuseTooManyUnpaid(ofPerson, openHoldsPerPerson);
  if (known) refuseAfterFailures(known, at);
}

interface ReservationRequest {
  orderId: string;
  uid: string | null;
  lines: readonly OrderLine[];
  products: ReadonlyMap<string, Product | null>;
  /** the code that is used, when its uses are counted */
  code: Discount | null;
  isPaid: boolean;
}

/**
 * Counts what an order reserves. Throws 429 when it would reserve too much of the shop's stock without being paid, or
 * the same scarce thing again and again. The shop knows verified buyers: theirs may be large. Its reads come before the
 * order's writes.
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
  if (!isVerifiedBuyer(profile)) throw tooMany(TOO_MUCH);
}

/** Of what little is left the order takes half or more: units of a product, or uses of a code. */
function scarceKeys({ lines, products, code }: ReservationRequest): string[] {
  const ids = [...new Set(lines.map(({ productId }) => productId))].filter((id) => {
    const units = reservedUnitsOf(lines.filter(({ productId }) => productId === id));
    const product = products.get(id);
    return units > 0 && product?.continueSelling === false && isScarce(units, product.quantity);
  });
  const isLast = code?.totalLimit != null && isScarce(1, code.totalLimit - code.used);
  return isLast ? [...ids, `code ${code.code}`] : ids;
}

function isScarce(taken: number, left: number): boolean {
  return taken * 2 >= left;
}
