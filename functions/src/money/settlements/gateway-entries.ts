import { paise, type Paise } from '@kargha/domain/money/paise';
import type { GatewayEntry } from '@kargha/domain/payments/match-settlement';
import type { SettledItem } from '@kargha/domain/payments/settlement-schema';

import { firestore, type DocumentSnapshot, type Query } from '../../platform/firestore.ts';
import { filterParts, readAll, uniqueDocuments } from '../../platform/query-pages.ts';
import { disputeRef, disputes, readDispute } from '../../records/dispute-record.ts';
import {
  paymentRef,
  payments,
  readPayment,
  readRefund,
  refunds,
  type RefundRecord,
} from '../../records/payment-record.ts';

const NOTHING = paise(0);

/** What the shop recorded about its balance at the gateway since a moment, and what the items are about. */
export async function readEntries(
  since: Date,
  items: readonly SettledItem[],
): Promise<GatewayEntry[]> {
  const [paid, refunded, disputed] = await Promise.all([
    Promise.all([
      recent(payments(), 'capturedAt', since),
      byIds(
        items.filter(({ type }) => type === 'payment').map(({ entityId }) => paymentRef(entityId)),
      ),
    ]),
    Promise.all([
      recent(refunds(), 'sentAt', since),
      recent(refunds(), 'returnedAt', since),
      recent(refunds(), 'feeReturnedAt', since),
      refundsOfItems(items),
    ]),
    Promise.all([
      recent(disputes(), 'deductedAt', since),
      byIds(items.flatMap(({ disputeId }) => (disputeId === null ? [] : [disputeRef(disputeId)]))),
    ]),
  ]);
  const settledAt = new Map(items.map((item) => [item.entityId, item.settledAt]));
  return [
    ...uniqueDocuments(paid.flat()).flatMap((snapshot) => paymentEntry(snapshot, settledAt)),
    ...uniqueDocuments(refunded.flat()).flatMap((snapshot) => refundEntries(snapshot, settledAt)),
    ...uniqueDocuments(disputed.flat()).flatMap(disputeEntry),
  ];
}

function recent(query: Query, field: string, since: Date): Promise<DocumentSnapshot[]> {
  return readAll(query.where(field, '>=', since).orderBy(field));
}

async function byIds(references: Parameters<ReturnType<typeof firestore>['getAll']>) {
  return references.length === 0 ? [] : firestore().getAll(...references);
}

async function refundsOfItems(items: readonly SettledItem[]): Promise<DocumentSnapshot[]> {
  const ids = items.filter(({ type }) => type === 'refund').map(({ entityId }) => entityId);
  const found = await Promise.all(
    filterParts(ids).map((part) => refunds().where('gatewayRefundId', 'in', part).get()),
  );
  return found.flatMap(({ docs }) => docs);
}

type SettledTimes = ReadonlyMap<string, Date>;

/** A payment from before fees were recorded counts when it is settled. */
function paymentEntry(snapshot: DocumentSnapshot, settledAt: SettledTimes): GatewayEntry[] {
  const payment = readPayment(snapshot);
  const at = payment?.capturedAt ?? settledAt.get(snapshot.id);
  if (!payment || !at) return [];
  const { id } = snapshot;
  const { amount, orderId } = payment;
  return [{ id, kind: 'payment', amount, ...chargesOf(payment), at, paymentId: id, orderId }];
}

function refundEntries(snapshot: DocumentSnapshot, settledAt: SettledTimes): GatewayEntry[] {
  const refund = readRefund(snapshot);
  const id = refund?.gatewayRefundId;
  if (!refund || !id) return [];
  const { amount, paymentId, sentAt: at = settledAt.get(id) } = refund;
  if (!at || paymentId === null) return [];
  const about = { id, paymentId, orderId: refund.orderId };
  const charged = chargesOf(refund);
  return [{ ...about, kind: 'refund', amount, ...charged, at }, ...returnsOf(refund, about)];
}

/** What came back: the refund that the bank returned, or the fee of one that was not instant. */
function returnsOf(
  refund: RefundRecord,
  about: Pick<GatewayEntry, 'id' | 'paymentId' | 'orderId'>,
): GatewayEntry[] {
  const { amount, returnedAt, feeReturnedAt } = refund;
  const none = { ...about, fee: NOTHING, tax: NOTHING };
  const money = returnedAt && { ...none, kind: 'returned_refund' as const, amount, at: returnedAt };
  const fee = feeReturnedAt && {
    ...none,
    ...chargesOf(refund),
    kind: 'returned_fee' as const,
    amount: NOTHING,
    at: feeReturnedAt,
  };
  return [money, fee].flatMap((entry) => entry ?? []);
}

/** The gateway does not always say what it charges before it settles. */
function chargesOf({ fee, tax = NOTHING }: { fee?: Paise; tax?: Paise }) {
  if (fee === undefined) return { fee: NOTHING, tax: NOTHING, isFeeUnknown: true as const };
  return { fee: paise(fee - tax), tax };
}

function disputeEntry(snapshot: DocumentSnapshot): GatewayEntry[] {
  const dispute = readDispute(snapshot);
  if (!dispute?.deductedAt) return [];
  const { deducted: amount, deductedAt: at, paymentId, orderId } = dispute;
  const free = { fee: NOTHING, tax: NOTHING };
  return [{ id: snapshot.id, kind: 'dispute', amount, ...free, at, paymentId, orderId }];
}
