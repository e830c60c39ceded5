import { tooMany } from '../../http/errors.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { hashOf } from '../../platform/keyed-ids.ts';
import { orders } from '../../records/order-record.ts';

const TOO_MANY_OPEN =
  'You have several unpaid orders open. Please pay or close them, or wait a few minutes.';

/** How an order remembers the network address that it came from. */
export function placedFrom(address: string | null): string | null {
  return address === null ? null : hashOf(address).slice(0, 32);
}

/** Throws 429 when the signed-in person has `most` unpaid orders open; part of the transaction that opens one more. */
export async function refuseTooManyOfPerson(
  transaction: Transaction,
  uid: string,
  most: number,
  now: Date,
): Promise<void> {
  const open = openHolds(now).where('uid', '==', uid).limit(most).select();
  if ((await transaction.get(open)).size >= most) throw tooMany(TOO_MANY_OPEN);
}

/**
 * How many unpaid orders everybody at this network address has open. Counted outside the transaction that opens one
 * more, so that buyers behind one address do not wait for each other; a burst may overshoot a little.
 */
export async function countOpenOfAddress(address: string | null, now: Date): Promise<number> {
  if (address === null) return 0;
  const open = openHolds(now).where('checkout.placedFrom', '==', placedFrom(address));
  return (await open.count().get()).data().count;
}

/** Throws 429 when a network address has `most` unpaid orders open. */
export function refuseTooManyOfAddress(open: number, most: number): void {
  if (open >= most) throw tooMany(TOO_MANY_OPEN);
}

/** Orders have an end of their hold exactly while they are unpaid and open. */
function openHolds(now: Date) {
  return orders().where('holdExpiresAt', '>', now);
}
