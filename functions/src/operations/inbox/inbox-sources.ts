import { formatLongDateTime } from '@kargha/domain/india/long-date-time';
import { formatPaise } from '@kargha/domain/money/money-format';
import { ORDER_STATE_LABELS, type OrderState } from '@kargha/domain/orders/order-state';
import { DAY_MS } from '@kargha/domain/records/time-spans';
import { readDelivery } from '@kargha/domain/shopping/delivery';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import { inboxId, type InboxKind } from '@kargha/domain/reports/inbox';
import type { InboxItem } from '@kargha/domain/reports/inbox-endpoints';
import { recordOf } from '@kargha/domain/records/stored-record';
import { lowUnits } from '@kargha/domain/stock/low-stock';
import { COLLECTIONS } from '@kargha/domain/records/collections';

import { openDisputes } from '../../money/disputes/list-disputes.ts';
import {
  firestore,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
} from '../../platform/firestore.ts';
import { disputeRef, readDisputeOrSkip } from '../../records/dispute-record.ts';
import { emails, mailRef, readEmailOrSkip } from '../../records/email-record.ts';
import {
  failedDeliveries,
  failedDeliveryRef,
  readFailedDeliveryOrSkip,
} from '../../records/failed-delivery-record.ts';
import { orderRef, orders, readOrderOrSkip } from '../../records/order-record.ts';
import { productRef, readProductOrSkip } from '../../records/product-record.ts';
import { settingsIn, settingsRef } from '../../records/settings-record.ts';

/** An item before anyone is assigned. `occurrence` changes when there is new trouble with the same record. */
export type Trouble = Omit<InboxItem, 'assignee' | 'assigneeName' | 'revision'> & {
  occurrence: string;
};

/** What decides whether an order or the stock of a product is in the inbox. */
export interface InboxLimits {
  now: Date;
  /** days from order to dispatch, without those that a piece is made to order */
  dispatchDays: number;
  lowStockAt: number;
}

export async function inboxLimits(now: Date): Promise<InboxLimits> {
  const settings = await settingsRef().get();
  const { dispatchDays } = readDelivery(recordOf(settings.get('delivery')));
  return { now, dispatchDays, lowStockAt: settingsIn(settings).lowStockAt };
}

/** Where the items of a kind come from: records that say themselves whether they need someone. */
interface InboxSource {
  query: (limits: InboxLimits) => Query;
  ref: (recordId: string) => DocumentReference;
  /** null when the record needs nothing, or cannot be read */
  find: (snapshot: DocumentSnapshot, limits: InboxLimits) => Found | null;
}

type Found = Omit<Trouble, 'id' | 'kind' | 'recordId' | 'orderId' | 'due'> &
  Partial<Pick<Trouble, 'orderId' | 'due'>>;

export function troubleIn(
  kind: InboxKind,
  snapshot: DocumentSnapshot,
  limits: InboxLimits,
): Trouble | null {
  const found = INBOX_SOURCES[kind].find(snapshot, limits);
  if (!found) return null;
  const { id: recordId } = snapshot;
  const id = inboxId({ kind, recordId });
  return { orderId: null, due: null, ...found, id, kind, recordId };
}

/** Those that no one has decided to hold. */
const WAITING_STATES: readonly OrderState[] = ['placed', 'confirmed', 'packed'];
const OPEN_DELIVERIES = ['open', 'refused', 'overdue'] as const;

export const INBOX_SOURCES: Readonly<Record<InboxKind, InboxSource>> = {
  dispute: {
    query: () => openDisputes().orderBy('respondBy'),
    ref: disputeRef,
    find: findDispute,
  },
  undelivered: {
    query: () =>
      failedDeliveries().where('state', 'in', OPEN_DELIVERIES).orderBy('failedAt', 'desc'),
    ref: failedDeliveryRef,
    find: findUndelivered,
  },
  overdue: {
    query: ({ now, dispatchDays }) =>
      orders()
        .where('state', 'in', WAITING_STATES)
        .where('createdAt', '<=', new Date(now.getTime() - dispatchDays * DAY_MS))
        .orderBy('createdAt'),
    ref: orderRef,
    find: findOverdue,
  },
  email: {
    query: () => emails().where('delivery.state', '==', 'ERROR').orderBy('queuedAt'),
    ref: mailRef,
    find: findFailedEmail,
  },
  lowStock: {
    query: () =>
      firestore()
        .collection(COLLECTIONS.products)
        .where('status', '==', 'active')
        .where('hasLowStock', '==', true)
        .orderBy('quantity'),
    ref: productRef,
    find: findLowStock,
  },
};

function findDispute(snapshot: DocumentSnapshot): Found | null {
  const dispute = readDisputeOrSkip(snapshot);
  if (dispute?.status !== 'open') return null;
  const { amount, reason, phase, orderId, orderNumber, createdAt: since, respondBy } = dispute;
  return {
    title: `${formatPaise(amount)} ${orderNumber ?? ''}`.trim(),
    detail: `${reason || snapshot.id}. Respond by ${formatLongDateTime(respondBy)}.`,
    orderId,
    since,
    due: respondBy,
    occurrence: `${phase} ${respondBy.getTime()}`,
  };
}

function findUndelivered(snapshot: DocumentSnapshot): Found | null {
  const failed = readFailedDeliveryOrSkip(snapshot);
  if (!failed || !OPEN_DELIVERIES.some((state) => state === failed.state)) return null;
  const { orderId, orderNumber, awb, courier, attempt, reason, problem, state } = failed;
  return {
    title: `${orderNumber}: ${courier} ${awb}`.replaceAll(/ +/g, ' '),
    detail: problem || reason,
    orderId,
    since: failed.failedAt,
    due: failed.answerBy,
    occurrence: `${state} ${attempt}`,
  };
}

function findOverdue(snapshot: DocumentSnapshot, limits: InboxLimits): Found | null {
  const order = readOrderOrSkip(snapshot);
  if (!order || !WAITING_STATES.includes(order.state)) return null;
  const { id: orderId, number, state, customer, lines, createdAt } = order;
  const makingDays = Math.max(0, ...lines.map((line) => line.makingDays ?? 0));
  const days = limits.dispatchDays + makingDays;
  const due = new Date(createdAt.getTime() + days * DAY_MS);
  if (due > limits.now) return null;
  return {
    title: `${number}: ${customer.name}`,
    detail: `${ORDER_STATE_LABELS[state]}. Ordered on ${formatLongDateTime(createdAt)}.`,
    orderId,
    since: due,
    due,
    occurrence: state,
  };
}

function findFailedEmail(snapshot: DocumentSnapshot): Found | null {
  const email = readEmailOrSkip(snapshot);
  if (email?.delivery.state !== 'ERROR') return null;
  const { message, to, delivery, queuedAt } = email;
  const since = delivery.startTime ?? queuedAt;
  return {
    title: message.subject,
    detail: [to.join(', '), delivery.error].filter((part) => part !== '').join(': '),
    since,
    occurrence: String(since?.getTime() ?? 'once'),
  };
}

function findLowStock(snapshot: DocumentSnapshot, limits: InboxLimits): Found | null {
  const product = readProductOrSkip(snapshot);
  if (product?.status !== 'active') return null;
  const low = lowUnits(product, limits.lowStockAt).toSorted(
    (one, other) => one.quantity - other.quantity,
  );
  const [lowest] = low;
  if (!lowest) return null;
  const { options, quantity } = lowest;
  const others = low.length - 1;
  return {
    title: lineTitle({ title: product.title, options }),
    detail: `${quantity <= 0 ? 'Sold out' : `${quantity} left`}${others > 0 ? `, and ${others} more variants are low` : ''}`,
    since: null,
    occurrence: low.map(({ variantId = '', quantity: left }) => `${variantId} ${left}`).join(','),
  };
}
