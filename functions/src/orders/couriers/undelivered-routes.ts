import type { Router } from 'express';

import type { FailedDelivery } from '@kargha/domain/couriers/failed-delivery-schema';
import {
  deliveryAnswerEndpoints,
  undeliveredEndpoints,
  type UndeliveredParcel,
} from '@kargha/domain/couriers/failed-delivery-endpoints';
import type { DeliveryAnswer } from '@kargha/domain/couriers/delivery-answer';

import { clientAddress } from '../../http/client-address.ts';
import { notFound } from '../../http/errors.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import { requireOrderByLink } from '../../money/links/find-order-by-link.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { bookingId } from '../../records/booking-record.ts';
import { failedDeliveryWithId } from '../../records/failed-delivery-record.ts';
import { orderWithId, type OrderRecord } from '../../records/order-record.ts';
import { findShopperOrder } from '../../records/shopper-order.ts';
import { namesOf } from '../../records/user-record.ts';
import { answerFailedDelivery } from './answer-failed-delivery.ts';
import { listUndelivered } from './list-undelivered.ts';
import { refuseUnservedPincode } from './served-pincode.ts';
import { sendDeliveryAnswer } from './send-delivery-answers.ts';

const PER_ADDRESS: RateLimit = { scope: 'delivery-answer', attempts: 30, minutes: 60 };

/** Each answer is stored first; the schedule tells the aggregator. */
export function deliveryAnswerRoutes(context: PaymentContext): Router {
  const { ids, now } = context;
  const answerByCustomer = async (order: OrderRecord, parcelId: string, answer: DeliveryAnswer) => {
    await refuseUnservedPincode(context, order, parcelId, answer);
    const answering = { id: bookingId(order.id, parcelId), orderId: order.id };
    const answered = { ...answering, by: 'customer', at: now() };
    const { day } = await answerFailedDelivery(answered, answer);
    return { choice: answer.choice, day };
  };
  return serveEndpoints(deliveryAnswerEndpoints, {
    async answer({ params, body: { shipmentId, ...answer }, caller: person }) {
      const order = await findShopperOrder({ orderId: params.id, person });
      return answerByCustomer(order, shipmentId, answer);
    },
    async answerByLink({ request, body: { token, shipmentId, ...answer } }) {
      await consumeAttempt(PER_ADDRESS, clientAddress(request), now());
      const order = await requireOrderByLink(ids, token, now());
      return answerByCustomer(order, shipmentId, answer);
    },
  });
}

/** Staff see at once what the aggregator says. */
export function undeliveredRoutes(context: PaymentContext): Router {
  const { now } = context;
  return serveEndpoints(undeliveredEndpoints, {
    list: async ({ query }) => {
      const { rows, nextCursor } = await listUndelivered(query);
      return { rows: await shownRows(rows), nextCursor };
    },
    async answer({ params: { id }, body: answer, caller }) {
      const { orderId, parcelId } = await requireFailedDelivery(id);
      const order = await orderWithId(orderId);
      if (!order) throw unknownParcel();
      await refuseUnservedPincode(context, order, parcelId, answer);
      await answerFailedDelivery({ id, orderId, by: caller.uid, at: now() }, answer);
      await sendDeliveryAnswer(context, id);
      const [parcel] = await shownRows([await requireFailedDelivery(id)]);
      if (!parcel) throw unknownParcel();
      return { parcel };
    },
  });
}

/** Throws 404. */
async function requireFailedDelivery(id: string): Promise<FailedDelivery> {
  const failed = await failedDeliveryWithId(id);
  if (!failed) throw unknownParcel();
  return failed;
}

function unknownParcel() {
  return notFound('We could not find this parcel.');
}

const WHO: Readonly<Record<string, string>> = {
  customer: 'Customer',
  schedule: 'No answer in time',
};

async function shownRows(found: readonly FailedDelivery[]): Promise<UndeliveredParcel[]> {
  const staff = found.map(({ answeredBy }) => answeredBy).filter((by) => by !== '' && !(by in WHO));
  const names = await namesOf(staff);
  return found.map(({ redirection, answeredBy, ...failed }) => {
    const { phone = '', ...address } = redirection ?? {};
    const lines = Object.values(address).filter((line) => line !== '');
    return {
      ...failed,
      newAddress: lines.join(', '),
      newPhone: phone,
      answeredBy: WHO[answeredBy] ?? names.get(answeredBy) ?? answeredBy,
    };
  });
}
