import { fallback, record, string } from 'valibot';

import { COLLECTIONS } from '@kargha/domain/records/collections';
import { isPaid } from '@kargha/domain/payments/payment';
import { storedObject, texts, timeOrNull } from '@kargha/domain/records/stored-fields';
import { DAY_MS, MINUTE_MS } from '@kargha/domain/records/time-spans';
import { checkoutMessages } from '@kargha/domain/messages/checkout-messages';

import { tooMany } from '../../http/errors.ts';
import { openWindow, tooManyAttempts, type RateLimit } from '../../http/rate-limit.ts';
import {
  firestore,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from '../../platform/firestore.ts';
import { orderRef, readOrders } from '../../records/order-record.ts';
import { reader } from '../../records/stored-documents.ts';

/**
 * Orders that one network address may open or reopen: each costs a gateway order, a task and a dozen writes. An
 * office or hostel behind one address stays far below this; a script does not.
 */
const OPENING: RateLimit = { scope: 'checkout-open', attempts: 60, minutes: 15 };

/** How often per day one address may reserve a scarce product or code without paying. */
const MOST_TIMES = 6;

export interface AddressUsage {
  counter: DocumentReference;
  opened: number;
  endsAt: Date;
  /** ids of the orders that reserved each scarce key today, once per reservation */
  scarce: Readonly<Record<string, readonly string[]>>;
  scarceUntil: Date;
}

export function addressUsageRef(from: string): DocumentReference {
  return firestore().collection(COLLECTIONS.rateLimits).doc(`${OPENING.scope}_${from}`);
}

/** A counter that cannot be read starts again: it must not close the checkout. */
const readCounter = reader({
  schema: storedObject({
    scarce: fallback(record(string(), texts), {}),
    scarceUntil: fallback(timeOrNull, null),
  }),
});

/** Both windows start with the first use. */
export function readAddressUsage(snapshot: DocumentSnapshot, now: Date): AddressUsage {
  const window = openWindow(snapshot, 'used', now);
  return {
    counter: snapshot.ref,
    opened: window?.count ?? 0,
    endsAt: window?.endsAt ?? new Date(now.getTime() + OPENING.minutes * MINUTE_MS),
    ...scarceToday(snapshot, now),
  };
}

function scarceToday(
  snapshot: DocumentSnapshot,
  now: Date,
): Pick<AddressUsage, 'scarce' | 'scarceUntil'> {
  const { scarce = {}, scarceUntil } = readCounter(snapshot) ?? {};
  return scarceUntil && scarceUntil > now
    ? { scarce, scarceUntil }
    : { scarce: {}, scarceUntil: new Date(now.getTime() + DAY_MS) };
}

/** Throws 429 when the address has opened too many orders in 15 minutes. */
export function refuseTooManyOpened({ opened }: AddressUsage): void {
  if (opened >= OPENING.attempts) throw tooManyAttempts(OPENING.minutes);
}

/**
 * Removes orders that were paid since. Throws 429 when a scarce key was reserved too often today without payment;
 * orders are read only in that case.
 */
export async function withoutPaidOrders(
  transaction: Transaction,
  use: AddressUsage,
  keys: readonly string[],
): Promise<AddressUsage> {
  const scarce = { ...use.scarce };
  for (const key of keys) {
    const orderIds = scarce[key] ?? [];
    if (orderIds.length < MOST_TIMES) continue;
    const paid = await paidOf(transaction, orderIds);
    scarce[key] = orderIds.filter((id) => !paid.has(id));
    if (scarce[key].length >= MOST_TIMES) throw tooMany(checkoutMessages.reserved_too_often());
  }
  return { ...use, scarce };
}

async function paidOf(transaction: Transaction, ids: readonly string[]): Promise<Set<string>> {
  const found = await transaction.getAll(...[...new Set(ids)].map(orderRef));
  const known = readOrders(found);
  return new Set(known.filter(({ payment }) => isPaid(payment.state)).map(({ id }) => id));
}

export function countOpenedOrder(
  transaction: Transaction,
  { counter, opened, endsAt, scarce, scarceUntil }: AddressUsage,
  { orderId, keys }: { orderId: string; keys: readonly string[] },
): void {
  const more = keys.map((key) => [key, [...(scarce[key] ?? []), orderId]] as const);
  transaction.set(counter, {
    scope: OPENING.scope,
    used: opened + 1,
    endsAt,
    scarce: { ...scarce, ...Object.fromEntries(more) },
    scarceUntil,
    expiresAt: scarceUntil > endsAt ? scarceUntil : endsAt,
  });
}
