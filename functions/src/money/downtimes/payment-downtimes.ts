import {
  currentDowntimes,
  shouldListDowntimes,
  type DowntimeList,
  type PaymentDowntime,
} from '@kargha/domain/payments/payment-downtime';

import { inTransaction } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import { downtimesRef, readDowntimes } from '../../records/payment-downtime-record.ts';
import { webhookEventRef } from '../../records/payment-record.ts';
import { GatewayError } from '../gateway/payment-gateway.ts';
import type { PaymentContext } from '../payments/payment-context.ts';

type Context = Pick<PaymentContext, 'account' | 'now'>;

interface Delivery {
  eventId: string;
  event: string;
}

/**
 * Applies a `payment.downtime.*` webhook. Webhooks arrive in any order and repeatedly, so the gateway is asked what is
 * down now. Throws GatewayError while it cannot be reached, so that it delivers again.
 */
export async function applyDowntimeEvent(context: Context, delivery: Delivery): Promise<void> {
  await listAgain(context, delivery);
}

/** What is down now. Asks the gateway when the last answer is a few minutes old, one caller at a time. */
export async function findDowntimes(context: Context): Promise<PaymentDowntime[]> {
  const now = context.now();
  const { known, isMine } = await claimListing(now);
  return currentDowntimes(isMine ? await listOrKeep(context, known) : known, now);
}

async function listOrKeep(context: Context, known: DowntimeList | null) {
  try {
    return await listAgain(context);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn('Payment downtimes could not be fetched.', { failure: error.failure });
    return known;
  }
}

/** A failed attempt counts, too: the gateway is not asked by every shopper while it is down. */
async function claimListing(now: Date): Promise<{ known: DowntimeList | null; isMine: boolean }> {
  const seen = readDowntimes(await downtimesRef().get());
  if (!shouldListDowntimes(seen, now)) return { known: seen, isMine: false };
  return inTransaction(async (transaction) => {
    const known = readDowntimes(await transaction.get(downtimesRef()));
    const isMine = shouldListDowntimes(known, now);
    if (isMine) transaction.set(downtimesRef(), { ...(known ?? NOTHING_LISTED), askedAt: now });
    return { known, isMine };
  });
}

const NOTHING_LISTED = { downtimes: [], listedAt: new Date(0) };

/** An answer to a later request stays: answers may overtake each other. */
async function listAgain({ account, now }: Context, delivery?: Delivery): Promise<DowntimeList> {
  const askedAt = now();
  const listed: DowntimeList = {
    downtimes: await account.listDowntimes(),
    listedAt: askedAt,
    askedAt,
  };
  return inTransaction(async (transaction) => {
    const known = readDowntimes(await transaction.get(downtimesRef()));
    const event = delivery && (await transaction.get(webhookEventRef(delivery.eventId)));
    if (delivery && !event?.exists) {
      const record = { event: delivery.event, receivedAt: now() };
      transaction.create(webhookEventRef(delivery.eventId), record);
    }
    if (known && known.listedAt > askedAt) return known;
    transaction.set(downtimesRef(), listed);
    return listed;
  });
}
