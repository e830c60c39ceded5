import type { BulkParcel, BulkShipOutcome, BulkShipRequest } from '@kargha/domain/orders/bulk-ship';
import { canAct } from '@kargha/domain/orders/order-action';
import { readOrderNumber } from '@kargha/domain/orders/order-number';
import { parcelFields } from '@kargha/domain/orders/order-requests';
import { ValidationError, object } from 'yup';

import { HttpError, conflict, invalid, joinDistinct } from '../http/errors.ts';
import { inTransaction, readTogether, type Transaction } from '../platform/firestore.ts';
import { log } from '../platform/log.ts';
import { requireOrder, unknownOrder } from '../records/change-order.ts';
import { findOrder, orders, type OrderRecord } from '../records/order-record.ts';
import { readyCorrection, writeCorrection } from './change-awb.ts';
import { refuseOpenBooking, readyParcel, shipReadyParcel, type Shipper } from './ship-parcel.ts';

interface BulkRun extends Shipper {
  dryRun: boolean;
}

const parcelSchema = object(parcelFields);

/** Ships orders one by one; each has its own outcome, and a repeated one changes nothing. A dry run writes nothing. */
export async function bulkShip(
  { dryRun, parcels }: BulkShipRequest,
  shipper: Shipper,
): Promise<BulkShipOutcome[]> {
  const outcomes: BulkShipOutcome[] = [];
  for (const [place, parcel] of parcels.entries()) {
    const earlier = parcels.slice(0, place);
    outcomes.push(await outcomeOf(parcel, earlier, { ...shipper, dryRun }));
  }
  return outcomes;
}

async function outcomeOf(
  parcel: BulkParcel,
  earlier: readonly BulkParcel[],
  run: BulkRun,
): Promise<BulkShipOutcome> {
  const awb = parcel.awb.toUpperCase();
  let number = parcel.order;
  try {
    refuseRepeated(parcel, earlier);
    const id = await orderIdOf(parcel.order);
    const read = run.dryRun ? readTogether : inTransaction;
    const result = await read(async (transaction) => {
      const order = await requireOrder(transaction, id);
      number = order.number;
      return shipOrCorrect(transaction, order, parcel, run);
    });
    return { number, awb, result, problem: '' };
  } catch (error) {
    return { number, awb, result: 'refused', problem: sentenceOf(error, number) };
  }
}

/** The same row twice in a file is a mistake of its writer; only one of them can be meant. */
function refuseRepeated({ order, parcel, awb }: BulkParcel, earlier: readonly BulkParcel[]): void {
  const isSame = (one: BulkParcel) =>
    one.awb.toUpperCase() === awb.toUpperCase() || (one.order === order && one.parcel === parcel);
  if (awb !== '' && earlier.some(isSame))
    throw invalid('This order or tracking number is in the list twice.');
}

async function orderIdOf(typed: string): Promise<string> {
  const number = readOrderNumber(typed);
  if (number === null) return typed;
  const order = await findOrder(orders().where('number', '==', number));
  if (!order) throw unknownOrder();
  return order.id;
}

async function shipOrCorrect(
  transaction: Transaction,
  order: OrderRecord,
  row: BulkParcel,
  run: BulkRun,
): Promise<BulkShipOutcome['result']> {
  const { courier, awb, trackingUrl } = row;
  const dispatch = await parcelSchema.validate(
    { courier, awb, trackingUrl },
    { abortEarly: false },
  );
  const shipmentId = shipmentIdOf(row.parcel);
  if (isShippedAs(order, shipmentId, dispatch)) return 'unchanged';
  if (shipmentId !== '') {
    const corrected = await readyCorrection(transaction, order, { shipmentId, ...dispatch });
    if (!run.dryRun) writeCorrection(transaction, order, corrected, run);
    return 'corrected';
  }
  if (order.shipments.length > 0 && !canAct(order, 'ship')) throw alreadyShipped(order);
  await refuseOpenBooking(transaction, order);
  const ready = await readyParcel(transaction, order, { ...dispatch, lines: undefined }, run.at);
  if (!run.dryRun) shipReadyParcel(transaction, order, ready, run);
  return 'shipped';
}

function isShippedAs(
  { shipments }: OrderRecord,
  shipmentId: string,
  { courier, awb }: { courier: string; awb: string },
): boolean {
  return shipments.some(
    (one) =>
      one.awb === awb &&
      (shipmentId === '' || one.id === shipmentId) &&
      one.courier.toLowerCase() === courier.toLowerCase(),
  );
}

/** `2` and `parcel-2` name the same parcel. */
function shipmentIdOf(typed: string): string {
  return /^\d+$/.test(typed) ? `parcel-${Number(typed)}` : typed;
}

function alreadyShipped({ number, shipments }: OrderRecord): HttpError {
  const parcels = shipments.map(({ id, awb }) => `${id} (${awb})`).join(', ');
  return conflict(
    'not_allowed',
    `Order ${number} has been shipped: ${parcels}. Name the parcel to correct its tracking number.`,
  );
}

function sentenceOf(error: unknown, number: string): string {
  if (error instanceof ValidationError) return joinDistinct(error.errors).text;
  if (error instanceof HttpError) return error.message;
  log.error('An order could not be shipped in bulk.', error, { number });
  return 'This order could not be shipped. Please try again.';
}
