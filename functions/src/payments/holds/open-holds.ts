import { tooMany } from '../../http/errors.ts';
import { takeTry, type RateLimit } from '../../http/rate-limit.ts';
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

/** What a network address may still open. */
export interface Allowance {
  /** throws 429 when the address has `most` unpaid orders open, or has opened too much of late */
  refuseTooMany: (most: number) => Promise<void>;
  /** nothing was opened: what was counted is as if it had not been */
  giveBack: () => Promise<void>;
}

/**
 * Asks what the network address of a checkout may still open, while its order is read: both answers are counted outside
 * the transaction, so that buyers behind one address do not wait for each other. Many at once may therefore have more
 * unpaid orders open than the settings say, but never more than OPENING lets through. An address that nobody knows is
 * not limited: only a developer's machine has none.
 */
export function allowanceOf({ address, items, at }: Opening): Allowance {
  if (address === null) return NO_LIMIT;
  const open = countOpen(address, at);
  const taken = takeTry(OPENING, address, at, weightOf(items));
  const settled = Promise.allSettled([open, taken]);
  return {
    async refuseTooMany(most) {
      if ((await open) >= most) throw tooMany(TOO_MANY_OPEN);
      await taken;
    },
    async giveBack() {
      const [, outcome] = await settled;
      if (outcome.status === 'fulfilled') await outcome.value.giveBack();
    },
  };
}

interface Opening {
  address: string | null;
  items: readonly { quantity: number }[];
  at: Date;
}

const NO_LIMIT: Allowance = {
  refuseTooMany: () => Promise.resolve(),
  giveBack: () => Promise.resolve(),
};

/**
 * What one network address opens, new or again: each order is an order at the gateway, a task and a dozen writes, and
 * keeps its pieces from others. An office or a hostel behind one address stays far below; a script is soon refused.
 */
const OPENING: RateLimit = { scope: 'checkout-open', tries: 60, minutes: 15 };

/** Large orders count as several tries. */
const PIECES_PER_TRY = 50;

/** What the largest orders count as: their buyer can close and open one again, and a script opens six. */
const MOST_TRIES = OPENING.tries / 6;

function weightOf(items: Opening['items']): number {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.min(MOST_TRIES, Math.ceil(pieces / PIECES_PER_TRY));
}

async function countOpen(address: string, now: Date): Promise<number> {
  const open = openHolds(now).where('checkout.placedFrom', '==', placedFrom(address));
  return (await open.count().get()).data().count;
}

/** Orders have an end of their hold exactly while they are unpaid and open. */
function openHolds(now: Date) {
  return orders().where('holdExpiresAt', '>', now);
}
