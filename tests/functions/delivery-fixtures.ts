import { retryDays } from '@kargha/domain/couriers/delivery-choice';
import type { FailedDelivery } from '@kargha/domain/couriers/failed-delivery-schema';

import { sendDeliveryAnswers } from '../../functions/src/orders/couriers/send-delivery-answers.ts';
import { failedDeliveryWithId } from '../../functions/src/records/failed-delivery-record.ts';
import { AGGREGATOR_CREDENTIALS } from '../../local-suite/courier-aggregator/aggregator-calls.ts';
import { book, openCourierShop, packedOrder, trackingEvent } from './courier-fixtures.ts';
import { createBeforeAll } from './create-before-all.ts';
import { isolatedShop } from './isolated-shop.ts';
import { db } from './ledger-fixtures.ts';
import { signUp } from './sample-people.ts';

/** Status numbers of the aggregator. */
export const EVENTS = { delivered: 7, returning: 9, outForDelivery: 17, failed: 21 } as const;

const NOT_AT_HOME = 'Customer not available';

export const failedDelivery = (id: string) => failedDeliveryWithId(id) as Promise<FailedDelivery>;

export const retry = () => ({ choice: 'retry', day: retryDays(new Date())[1] ?? '' });

/** A shop over HTTP with its own database and its own aggregator. */
export function openDeliveryShop() {
  const couriers = openCourierShop();
  const shop = isolatedShop({
    get couriers() {
      return couriers.couriers;
    },
  });
  const buyer = createBeforeAll(() => signUp('customer'));
  const event = (awb: string, code: number, minute: number, reason: string = NOT_AT_HOME) =>
    shop.post('/couriers/webhook', trackingEvent(awb, code, minute, reason), {
      headers: { 'x-api-key': AGGREGATOR_CREDENTIALS.webhookToken },
    });
  /** A parcel of the buyer that left. */
  const shipped = async () => {
    const orderId = await packedOrder({ uid: buyer.uid });
    const awb = (await book(couriers, orderId))?.awb ?? '';
    await couriers.control('/undelivered', { awb, reason: NOT_AT_HOME });
    return { orderId, awb, id: `${orderId}_parcel-1` };
  };
  return {
    ...{ couriers, shop, buyer, event, shipped },
    /** A parcel of the buyer that the courier could not deliver. */
    undelivered: async () => {
      const parcel = await shipped();
      await event(parcel.awb, EVENTS.outForDelivery, 1);
      await event(parcel.awb, EVENTS.failed, 2);
      return parcel;
    },
    answer: (orderId: string, more: object, token: string = buyer.token) =>
      shop.post(
        `/orders/${orderId}/delivery-answer`,
        { shipmentId: 'parcel-1', ...more },
        { token },
      ),
    sendAll: () => sendDeliveryAnswers(couriers),
    answersAtAggregator: async (awb: string) => {
      const orders = await couriers.atAggregator();
      const order = orders.find(({ awbs }) => awbs.some((one) => one.awb === awb));
      return order?.failedDelivery?.answers;
    },
    undeliveredEmails: async (orderId: string) => {
      const { docs } = await db().collection('mail').get();
      return docs.filter(({ id }) => id.startsWith(`order_${orderId}_undelivered`));
    },
  };
}
