import type { InferType } from 'yup';

import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import type {
  CollectedOrder,
  RemittanceOutcome,
  remittanceSchema,
} from '@kargha/domain/payments/remittance-endpoints';
import type { Shipment } from '@kargha/domain/orders/shipment';

import { inTransaction, type DocumentSnapshot, type Query } from '../../platform/firestore.ts';
import { runInBatches } from '../../platform/run-in-batches.ts';
import { recordStep, requireOrder } from '../../records/change-order.ts';
import {
  findOrder,
  orders,
  readOrderOrSkip,
  type OrderRecord,
} from '../../records/order-record.ts';
import { bankTransferRef, readBankTransfer } from '../../records/payment-record.ts';
import { collectionId } from './collect-cash.ts';

const AT_A_TIME = 5;

/** Delivered orders whose cash has not arrived, oldest first. */
export function missingRemittances(): Query {
  return orders().where('cashOnDelivery.remittance', '==', 'due').orderBy('createdAt');
}

export function collectedOrder(snapshot: DocumentSnapshot): CollectedOrder | null {
  const order = readOrderOrSkip(snapshot);
  const parcel = order?.shipments.at(-1);
  const amount = order?.cashOnDelivery?.collected;
  if (!order || !parcel || amount === undefined) return null;
  const { id: orderId, number: orderNumber, updatedAt } = order;
  const { courier, awb, deliveredAt } = parcel;
  return { orderId, orderNumber, courier, awb, amount, deliveredAt: deliveredAt ?? updatedAt };
}

type Remittance = InferType<typeof remittanceSchema>;
type Row = Remittance['rows'][number];

interface Recording extends Omit<Remittance, 'rows'> {
  by: string;
  at: Date;
}

/** One outcome for each row; a row that does not match changes nothing. */
export function recordRemittance(
  { rows, ...remittance }: Remittance,
  cause: Pick<Recording, 'by' | 'at'>,
): Promise<RemittanceOutcome[]> {
  const seen = new Set<string>();
  const numbered = rows.map((row) => {
    const isRepeated = seen.has(row.awb);
    seen.add(row.awb);
    return { row, isRepeated };
  });
  return runInBatches(numbered, AT_A_TIME, async ({ row, isRepeated }) => {
    if (isRepeated) return { awb: row.awb, orderNumber: '', problem: REPEATED };
    return recordRow(row, { ...remittance, ...cause });
  });
}

const REPEATED = 'The file names this parcel twice. Only its first row counts.';

async function recordRow(row: Row, recording: Recording): Promise<RemittanceOutcome> {
  const { awb } = row;
  const found = await findOrder(orders().where('awbs', 'array-contains', awb));
  if (!found) return { awb, orderNumber: '', problem: 'No parcel has this tracking number.' };
  const problem = await inTransaction(async (transaction) => {
    const order = await requireOrder(transaction, found.id);
    const reference = bankTransferRef(collectionId(order.id));
    const collection = readBankTransfer(await transaction.get(reference));
    const refused = problemOf(row, order, collection?.remittance?.reference);
    if (refused !== '' || recording.isDryRun) return refused;
    const { reference: transfer, day, by, at } = recording;
    transaction.update(reference, { remittance: { reference: transfer, day, by, at } });
    const step = {
      ...{ action: 'remittance', to: order.state, actor: by, at, visibleToCustomer: false },
      what: `The courier transferred ${formatPaise(paise(row.amount))}`,
      note: `Reference ${transfer}, ${day}`,
    };
    const cashOnDelivery = { ...order.cashOnDelivery, remittance: 'received' };
    recordStep(transaction, order, step, { cashOnDelivery });
    return '';
  });
  return { awb, orderNumber: found.number, problem };
}

/** '' when the row can be recorded. */
function problemOf(
  { awb, amount }: Row,
  { cashOnDelivery, shipments, state }: OrderRecord,
  transfer: string | undefined,
): string {
  if (!cashOnDelivery) return 'This order was not sent with cash on delivery.';
  const parcel = shipments.find((one: Shipment) => one.awb === awb);
  if (!parcel) return 'This tracking number was replaced by another one.';
  const { collected } = cashOnDelivery;
  if (collected === undefined) {
    return state === 'delivered'
      ? 'The courier had nothing to collect for this order.'
      : 'This order is not delivered yet. Mark it as delivered first.';
  }
  if (transfer !== undefined) return `Already recorded, with the transfer ${transfer}.`;
  if (amount === collected) return '';
  return `The courier should transfer ${formatPaise(collected)}, but the file says ${formatPaise(paise(amount))}.`;
}
