import {
  MOST_DELIVERY_ATTEMPTS,
  type DeliveryAnswer,
} from '@kargha/domain/couriers/delivery-answer';
import { retryDays, type DeliveryChoice } from '@kargha/domain/couriers/delivery-choice';
import {
  STATES_FOR_STAFF,
  type FailedDelivery,
  type Redirection,
} from '@kargha/domain/couriers/failed-delivery-schema';
import { orderMessages } from '@kargha/domain/messages/order-messages';
import { mobileDigits } from '@kargha/domain/india/phone-number';

import { conflict, invalid } from '../../http/errors.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { recordStep, requireOrder } from '../../records/change-order.ts';
import {
  failedDeliveries,
  failedDeliveryRef,
  readFailedDelivery,
} from '../../records/failed-delivery-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { shownOf } from './failed-delivery.ts';

interface Answering {
  /** of the failed delivery */
  id: string;
  orderId: string;
  /** `customer`, `schedule`, or who of the staff */
  by: string;
  at: Date;
}

const WHAT: Readonly<Record<DeliveryChoice, string>> = {
  retry: 'Delivery on another day requested',
  address: 'Delivery to another address or phone number requested',
  return: 'Return to the shop requested',
};

/**
 * Stores what the courier should do with an undelivered parcel; sendDeliveryAnswer tells the aggregator. Customers
 * answer once and in time. Staff also answer when that was too late, or when the aggregator refused. Throws 400
 * invalid, 404 not_found and 409 not_open.
 */
export function answerFailedDelivery(
  { id, orderId, by, at }: Answering,
  answer: DeliveryAnswer,
): Promise<FailedDelivery> {
  return inTransaction(async (transaction) => {
    const order = await requireOrder(transaction, orderId);
    const failed = readFailedDelivery(await transaction.get(failedDeliveryRef(id)));
    if (!failed || !acceptsAnswer(failed, by, at)) {
      throw conflict('not_open', orderMessages.delivery_not_asked());
    }
    const checked = checkedAnswer(order, answer, at);
    return storeAnswer(transaction, order, failed, { ...checked, by, at });
  });
}

function acceptsAnswer({ state, answerBy }: FailedDelivery, by: string, at: Date): boolean {
  if (by !== 'customer') return STATES_FOR_STAFF.includes(state);
  return state === 'open' && answerBy !== null && at < answerBy;
}

interface CheckedAnswer {
  choice: DeliveryChoice;
  day: string;
  redirection: Redirection | null;
}

function checkedAnswer(order: OrderRecord, answer: DeliveryAnswer, at: Date): CheckedAnswer {
  const { choice, day } = answer;
  if (choice === 'address') return { choice, day: '', redirection: redirectionOf(order, answer) };
  if (choice === 'retry' && !retryDays(at).includes(day)) {
    throw invalid(orderMessages.delivery_day_not_possible());
  }
  return { choice, day: choice === 'retry' ? day : '', redirection: null };
}

function redirectionOf(order: OrderRecord, { phone, address }: DeliveryAnswer): Redirection {
  if (phone === '' && !address) throw invalid(orderMessages.delivery_address_or_phone());
  const { state } = order.customer.address;
  // The tax invoice and the e-way bill of the parcel name the state.
  if (address && address.state !== state) {
    throw invalid(orderMessages.delivery_other_state({ state }));
  }
  const { line1, line2, city, pincode } = address ?? NO_ADDRESS;
  return { phone: mobileDigits(phone), line1, line2, city, pincode };
}

const NO_ADDRESS = { line1: '', line2: '', city: '', pincode: '' };

function storeAnswer(
  transaction: Transaction,
  order: OrderRecord,
  failed: FailedDelivery,
  { by, at, ...answer }: CheckedAnswer & { by: string; at: Date },
): FailedDelivery {
  const answered: FailedDelivery = {
    ...failed,
    ...answer,
    ...{ state: 'answered', answerBy: null, answeredBy: by, answeredAt: at },
    // Another answer for the same attempt, after a refusal, has another reference.
    reference: `${failed.orderNumber} ${failed.parcelId} ${failed.attempt}-${at.getTime()}`,
    ...{ problem: '', attempts: 0, nextAttemptAt: at, lease: '' },
  };
  const { id, ...fields } = answered;
  transaction.set(failedDeliveryRef(id), fields);
  const shipments = withShown(order, answered);
  const what = by === 'schedule' ? NO_ANSWER : WHAT[answer.choice];
  const step = { action: 'delivery-answer', to: order.state, what: `${what}: ${failed.awb}` };
  const actor = by === 'customer' ? 'shopper' : by;
  recordStep(transaction, order, { ...step, actor, at, note: '' }, { shipments });
  return answered;
}

const NO_ANSWER = 'Another delivery attempt requested';

function withShown({ shipments }: OrderRecord, failed: FailedDelivery) {
  return shipments.map((parcel) =>
    parcel.id === failed.parcelId ? { ...parcel, failedDelivery: shownOf(failed) } : parcel,
  );
}

const MOST = 50;

/**
 * Questions without an answer in time: the courier is asked to come again. After the last attempt the parcel returns
 * unless staff arrange something, so they see it.
 */
export async function settleUnanswered(now: Date): Promise<void> {
  const late = failedDeliveries().where('answerBy', '<=', now).orderBy('answerBy').limit(MOST);
  for (const { id } of (await late.get()).docs) await settleOne(id, now);
}

function settleOne(id: string, at: Date): Promise<void> {
  return inTransaction(async (transaction) => {
    const failed = readFailedDelivery(await transaction.get(failedDeliveryRef(id)));
    if (failed?.state !== 'open' || failed.answerBy === null || failed.answerBy > at) return;
    const order = await requireOrder(transaction, failed.orderId);
    if (failed.attempt < MOST_DELIVERY_ATTEMPTS) {
      const answer = { choice: 'retry', day: '', redirection: null } as const;
      storeAnswer(transaction, order, failed, { ...answer, by: 'schedule', at });
      return;
    }
    const overdue = { state: 'overdue', answerBy: null } as const;
    transaction.update(failedDeliveryRef(id), overdue);
    const shipments = withShown(order, { ...failed, ...overdue });
    const what = `No answer about the failed delivery: ${failed.awb}`;
    const step = { action: 'delivery-overdue', to: order.state, what, actor: 'schedule', at };
    recordStep(transaction, order, { ...step, note: '', visibleToCustomer: false }, { shipments });
  });
}
