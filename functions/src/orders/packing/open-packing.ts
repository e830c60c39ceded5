import { readOrderNumber } from '@kargha/domain/orders/order-number';
import { ORDER_STATE_LABELS } from '@kargha/domain/orders/order-state';
import type { PackingSheet } from '@kargha/domain/orders/packing-endpoints';
import { parcelToPack, type NumberedParcel } from '@kargha/domain/orders/planned-parcels';
import { MINUTE_MS } from '@kargha/domain/records/time-spans';
import { measurementsText } from '@kargha/domain/catalogue/tailoring';
import { amountToCollect } from '@kargha/domain/payments/cash-on-delivery-plan';
import { keyOf } from '@kargha/domain/shopping/line-ref';
import { lineTitle } from '@kargha/domain/shopping/line-title';

import { conflict, HttpError } from '../../http/errors.ts';
import { firestore, inTransaction } from '../../platform/firestore.ts';
import { requireOrder, revisionOf } from '../../records/change-order.ts';
import { findOrder, orders, readOrders, type OrderRecord } from '../../records/order-record.ts';
import { packingRef, readPacking, type Packing } from '../../records/packing-record.ts';
import { namesOf } from '../../records/user-record.ts';
import { barcodesOf } from '../../documents/order-documents/line-barcodes.ts';
import { packedLines } from '../../documents/order-documents/packing-slip-pdf.ts';

/** Afterwards an order that was opened and left lying is free again. */
const PACKING_MINUTES = 30;

/** How many waiting orders are looked at for one that no one else packs. */
const MOST_LOOKED_AT = 50;

interface Opening {
  /** an order number as scanned or typed; '' for the next waiting order */
  code: string;
  /** the order that is left */
  after: string;
  takeOver: boolean;
}

interface Packer {
  actor: string;
  at: Date;
}

/**
 * Notes who packs the order, so that a second person learns of it. Throws 400 not_an_order, 404 not_found, 409 not_to_pack
 * for an order without a parcel to pack, and 409 being_packed with the name of the other person.
 */
export async function openPacking(
  { code, after, takeOver }: Opening,
  packer: Packer,
): Promise<PackingSheet | null> {
  const id = code === '' ? await nextWaiting(after, packer) : await orderIdOf(code);
  if (id === null) return null;
  const { order, parcel, other } = await startPacking(id, packer, takeOver);
  if (other) throw await beingPacked(order, other, packer.at);
  return packingSheet(order, parcel);
}

function startPacking(id: string, { actor, at }: Packer, takeOver: boolean) {
  return inTransaction(async (transaction) => {
    const order = await requireOrder(transaction, id);
    const parcel = parcelToPack(order);
    if (!parcel) throw notToPack(order);
    const packing = readPacking(await transaction.get(packingRef(id)));
    const other = isByOther(packing, { actor, at }) && !takeOver ? packing : null;
    if (!other) transaction.set(packingRef(id), { uid: actor, at });
    return { order, parcel, other };
  });
}

function isByOther(packing: Packing | null, { actor, at }: Packer): packing is Packing {
  if (!packing || packing.uid === actor) return false;
  return at.getTime() - packing.at.getTime() < PACKING_MINUTES * MINUTE_MS;
}

async function orderIdOf(code: string): Promise<string> {
  const number = readOrderNumber(code);
  if (number === null) {
    throw new HttpError(
      400,
      'not_an_order',
      'This is not an order number. Scan the bar code at the top of a packing slip.',
    );
  }
  const order = await findOrder(orders().where('number', '==', number));
  if (!order) throw new HttpError(404, 'not_found', `There is no order ${number}.`);
  return order.id;
}

/** Orders after the one that is left come first, then those before it. */
async function nextWaiting(after: string, packer: Packer): Promise<string | null> {
  const waiting = orders().where('state', '==', 'confirmed').orderBy('createdAt', 'asc');
  const found = readOrders((await waiting.limit(MOST_LOOKED_AT).get()).docs).map(({ id }) => id);
  const start = found.indexOf(after) + 1;
  const inTurn = [...found.slice(start), ...found.slice(0, start)].filter((id) => id !== after);
  if (inTurn.length === 0) return null;
  const packings = (await firestore().getAll(...inTurn.map(packingRef))).map(readPacking);
  const free = inTurn.find((_, place) => !isByOther(packings[place] ?? null, packer));
  return free ?? null;
}

function notToPack({ number, state }: OrderRecord): HttpError {
  const now = ORDER_STATE_LABELS[state].toLowerCase();
  return conflict('not_to_pack', `${number} cannot be packed now: it is ${now}.`, { state });
}

async function beingPacked(
  { number }: OrderRecord,
  { uid, at }: Packing,
  now: Date,
): Promise<HttpError> {
  const known = (await namesOf([uid])).get(uid) ?? '';
  const name = known === '' ? 'Someone else' : known;
  const minutes = Math.floor((now.getTime() - at.getTime()) / MINUTE_MS);
  const since = minutes < 1 ? 'just now' : `${minutes} min ago`;
  return conflict('being_packed', `${name} is packing ${number}, opened ${since}.`, { number });
}

/** What the packing slip of the parcel says, for the screen. */
async function packingSheet(order: OrderRecord, parcel: NumberedParcel): Promise<PackingSheet> {
  const barcodeOf = await barcodesOf([order]);
  const { id, number, createdAt, customer, reviewReasons, cancelRequest } = order;
  const { city, state } = customer.address;
  return {
    ...{ id, number, revision: revisionOf(order), orderedAt: createdAt, customer: customer.name },
    place: `${city}, ${state}`,
    toCollect: amountToCollect(order),
    needsReview: reviewReasons.length > 0 || Boolean(cancelRequest),
    ...{ parcel: parcel.number, parcels: parcel.of },
    lines: packedLines(order, parcel.lines).map(({ line, quantity }) => ({
      key: keyOf(line),
      title: lineTitle(line),
      measurements: line.tailoring ? measurementsText(line.tailoring) : '',
      giftNote: line.tailoring?.giftNote ?? '',
      ...{ image: line.image, sku: line.sku, barcode: barcodeOf(line), quantity },
    })),
  };
}
