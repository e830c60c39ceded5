import {
  collection,
  doc,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
  type QuerySnapshot,
} from 'firebase/firestore';

import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import { disputeSchema } from '@kargha/domain/payments/dispute-schema';
import type { LedgerDispute, LedgerPayment } from '@kargha/domain/payments/order-ledger';
import { isPaid } from '@kargha/domain/payments/payment';
import {
  balanceAdjustmentSchema,
  bankTransferSchema,
  paymentSchema,
  refundSchema,
  type RefundRecord,
} from '@kargha/domain/payments/payment-schema';
import {
  refundApprovalSchema,
  type RefundApproval,
} from '@kargha/domain/payments/refund-approval-schema';
import { orderEventSchema } from '@kargha/domain/orders/order-schema';
import { followDocument, type DocumentProblem } from '#lib/documents/firebase-document.ts';
import { liveFirestore } from '#lib/firebase/firebase-live.ts';
import { readOrder, shownOrder } from '#lib/documents/order-document.ts';
import { returnFrom } from '#lib/documents/return-document.ts';
import { storedReader } from '#lib/documents/stored-reader.ts';
import { whileAllowed } from '#session/state/while-allowed.ts';

import type {
  StaffAdjustment,
  OrderDocument,
  StaffOrder,
  StaffRefund,
} from '../state/staff-order.ts';

export interface StaffOrderEvent {
  id: string;
  what: string;
  note: string;
  by: string;
  isInternal: boolean;
  at: Date;
}

const MAX_ROWS = 100;

export function subscribeToOrder(
  id: string,
  onOrder: (order: StaffOrder | DocumentProblem) => void,
): () => void {
  const order = doc(liveFirestore, COLLECTIONS.orders, id);
  return whileAllowed(
    (onRefused) => followDocument(order, staffOrderFrom, onOrder, onRefused),
    (why) => onOrder(why === 'unread' ? 'unreached' : 'refused'),
  );
}

/** Newest first. */
export function subscribeToEvents(
  id: string,
  onEvents: (events: StaffOrderEvent[]) => void,
): () => void {
  const events = collection(liveFirestore, COLLECTIONS.orders, id, SUBCOLLECTIONS.events);
  const newest = query(events, orderBy('at', 'desc'), limit(MAX_ROWS));
  const show = ({ docs }: QuerySnapshot) =>
    onEvents(docs.flatMap((one) => eventFrom(one.id, one.data())));
  return whileAllowed(
    (onRefused) => onSnapshot(newest, show, onRefused),
    () => onEvents([]),
  );
}

export const subscribeToRefunds = subscribeToOrderRows(COLLECTIONS.refunds, refundFrom);

export const subscribeToAdjustments = subscribeToOrderRows(
  COLLECTIONS.balanceAdjustments,
  adjustmentFrom,
);

export const subscribeToReturns = subscribeToOrderRows(COLLECTIONS.returns, returnFrom);

export const subscribeToPayments = subscribeToOrderRows(COLLECTIONS.payments, paymentFrom);

export const subscribeToTransfers = subscribeToOrderRows(COLLECTIONS.bankTransfers, transferFrom);

export const subscribeToApprovals = subscribeToOrderRows(COLLECTIONS.refundApprovals, waitingFrom);

export const subscribeToDisputes = subscribeToOrderRows(COLLECTIONS.disputes, disputeFrom);

/** Newest first, where rows have a date. */
function subscribeToOrderRows<Row extends { createdAt?: Date }>(
  name: string,
  rowFrom: (id: string, stored: unknown) => Row | undefined,
) {
  return (orderId: string, onRows: (rows: Row[]) => void): (() => void) => {
    const all = collection(liveFirestore, name);
    const ofOrder = query(all, where('orderId', '==', orderId), limit(MAX_ROWS));
    const show = ({ docs }: QuerySnapshot) => {
      const rows = docs.flatMap((one) => rowFrom(one.id, one.data()) ?? []);
      onRows(rows.sort((one, other) => Number(other.createdAt ?? 0) - Number(one.createdAt ?? 0)));
    };
    return whileAllowed(
      (onRefused) => onSnapshot(ofOrder, show, onRefused),
      () => onRows([]),
    );
  };
}

function staffOrderFrom(id: string, stored: unknown): StaffOrder | undefined {
  const order = readOrder(stored, { id });
  if (!order) return undefined;
  const shown = shownOrder(order);
  const { name, email, phone, gstin = '', companyName = '', address } = order.customer;
  const { line1, line2, city, state, pincode } = address;
  return {
    ...shown,
    tags: order.tags,
    delivery: { name, email, phone, gstin, companyName, line1, line2, city, state, pincode },
  };
}

const readEvent = storedReader('orders/events', orderEventSchema);

function eventFrom(id: string, stored: unknown): StaffOrderEvent[] {
  const event = readEvent(stored);
  if (!event) return [];
  const { what, note, by, at, visibleToCustomer } = event;
  return [{ id, what, note, by, at, isInternal: !visibleToCustomer }];
}

function refundFrom(id: string, stored: unknown): StaffRefund | undefined {
  const refund = storedReader(COLLECTIONS.refunds, refundSchema)(stored, { id });
  return refund && { ...refund, documents: documentsOf(refund) };
}

/** It takes effect at once. */
function adjustmentFrom(id: string, stored: unknown): StaffAdjustment | undefined {
  const read = storedReader(COLLECTIONS.balanceAdjustments, balanceAdjustmentSchema);
  const adjustment = read(stored, { id });
  return adjustment && { ...adjustment, state: 'processed', documents: documentsOf(adjustment) };
}

function paymentFrom(id: string, stored: unknown): LedgerRow<LedgerPayment> | undefined {
  const payment = storedReader(COLLECTIONS.payments, paymentSchema)(stored);
  return payment && isPaid(payment.state) ? { ...payment, id } : undefined;
}

/** An offline payment; manual refunds are refunds. */
function transferFrom(id: string, stored: unknown): LedgerRow<LedgerPayment> | undefined {
  const transfer = storedReader(COLLECTIONS.bankTransfers, bankTransferSchema)(stored);
  return transfer && transfer.direction !== 'out' ? { ...transfer, id } : undefined;
}

function waitingFrom(id: string, stored: unknown): LedgerRow<RefundApproval> | undefined {
  const approval = storedReader(COLLECTIONS.refundApprovals, refundApprovalSchema)(stored, { id });
  return approval?.state === 'waiting' ? approval : undefined;
}

function disputeFrom(_id: string, stored: unknown): LedgerRow<LedgerDispute> | undefined {
  return storedReader(COLLECTIONS.disputes, disputeSchema)(stored);
}

type LedgerRow<Kind> = Kind & { createdAt?: Date };

/** A refund of an advance before the invoice has a refund voucher; after the invoice it has a credit note. */
function documentsOf({
  refundVoucherNumber,
  creditNoteNumber,
}: Pick<RefundRecord, 'refundVoucherNumber' | 'creditNoteNumber'>): OrderDocument[] {
  return [
    ...(refundVoucherNumber
      ? [{ kind: 'refund-voucher' as const, number: refundVoucherNumber }]
      : []),
    ...(creditNoteNumber ? [{ kind: 'credit-note' as const, number: creditNoteNumber }] : []),
  ];
}
