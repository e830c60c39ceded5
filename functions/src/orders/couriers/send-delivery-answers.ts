import type { FailedDelivery } from '@kargha/domain/couriers/failed-delivery-schema';

import type { AggregatorAnswer, CourierAggregator } from '../../platform/courier-aggregator.ts';
import { runInBatches } from '../../platform/run-in-batches.ts';
import {
  failedDeliveries,
  failedDeliveryRef,
  readFailedDelivery,
} from '../../records/failed-delivery-record.ts';
import type { CourierContext } from './booking-lease.ts';
import { courierOutbox } from './courier-outbox.ts';

const MOST = 50;
const AT_ONCE = 5;

const answerOutbox = courierOutbox({
  ref: failedDeliveryRef,
  query: failedDeliveries,
  read: readFailedDelivery,
});

type Context = Pick<CourierContext, 'couriers' | 'now'>;

/**
 * Tells the aggregator the answer of one failed delivery, exactly once: the aggregator would take a repeated answer
 * as another one, so we first look for ours by its reference.
 */
export async function sendDeliveryAnswer({ couriers, now }: Context, id: string): Promise<void> {
  const failed = couriers && (await answerOutbox.claim(id, now()));
  if (!failed) return;
  await send(couriers, failed, now).catch((error: unknown) =>
    answerOutbox.settle(failed, error, now(), () => ({ state: 'refused', nextAttemptAt: null })),
  );
}

/** Returns how many were due. */
export async function sendDeliveryAnswers(context: Context): Promise<number> {
  const ids = await answerOutbox.due(context.now(), MOST);
  await runInBatches(ids, AT_ONCE, (id) => sendDeliveryAnswer(context, id));
  return ids.length;
}

async function send(
  couriers: CourierAggregator,
  failed: FailedDelivery,
  now: () => Date,
): Promise<void> {
  const comments = await couriers.deliveryComments(failed.awb);
  if (!comments.some((comment) => comment.includes(`[${failed.reference}]`))) {
    await answerOutbox.keep(failed, now());
    await couriers.answerDelivery(failed.awb, answerOf(failed));
  }
  const sent = { state: 'sent', nextAttemptAt: null, problem: '', lease: '' } as const;
  await answerOutbox.change(failed, sent);
}

function answerOf({ choice, day, redirection, reference }: FailedDelivery): AggregatorAnswer {
  const { phone, line1, line2, city, pincode } = redirection ?? UNCHANGED;
  const place = [line2, city, pincode].filter((part) => part !== '').join(', ');
  return {
    isReturn: choice === 'return',
    comments: `${COMMENTS[choice] ?? ''} [${reference}]`,
    ...{ day, phone, address1: line1, address2: place },
  };
}

const UNCHANGED = { phone: '', line1: '', line2: '', city: '', pincode: '' };

const COMMENTS: Readonly<Record<string, string>> = {
  retry: 'Please deliver again.',
  address: 'Please deliver to the new address or phone number.',
  return: 'The customer does not want the parcel. Please return it.',
};
