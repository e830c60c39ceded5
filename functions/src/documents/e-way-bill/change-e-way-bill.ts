import {
  canCancelEWayBill,
  canExtendEWayBill,
  hasLeftWith,
} from '@kargha/domain/invoices/e-way-bill-rules';
import {
  TRANSPORT_MODES,
  type EWayBill,
  type TransportMode,
} from '@kargha/domain/invoices/e-way-bill-schema';
import type { CancelReason } from '@kargha/domain/invoices/e-invoice-rules';
import { findState } from '@kargha/domain/india/indian-states';
import { stateOfPincode } from '@kargha/domain/india/pincode-state';

import { conflict, notFound } from '../../http/errors.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { PORTAL_CODES, TaxPortalError, type CancelCode } from '../../platform/tax-portal.ts';
import { writeAudit } from '../../records/audit-record.ts';
import { eWayBillRef, readEWayBill } from '../../records/e-way-bill-record.ts';
import { invoiceRef, readInvoice } from '../../records/invoice-record.ts';
import { orderRef, readOrder } from '../../records/order-record.ts';
import type { Registrar } from '../e-invoice/portal-document.ts';
import { isRefusal } from '../e-invoice/register-document.ts';
import { noTaxPortal } from '../e-invoice/retry-registration.ts';
import { portalProblem } from './generate-e-way-bill.ts';

interface VehicleRequest {
  mode: TransportMode;
  vehicleNumber: string;
  transportDocument: string;
  place: string;
  remark: string;
}

interface Changed {
  id: string;
  by: string;
}

/** E-way bills: 1 duplicate, 2 order cancelled, 3 data entry, 4 others. */
const CODES: Record<CancelReason, CancelCode> = {
  duplicate: '1',
  order_cancelled: '2',
  data_entry: '3',
  other: '4',
};
/** The portal's reasons for a vehicle: the first one, or another after it. */
const FIRST_VEHICLE = '4';
const OTHER = '3';
const OTHER_EXTENSION = '99';

/** Part B: the vehicle that carries the goods from here. Repeating the same change adds the vehicle once here. */
export async function changeVehicle(
  registrar: Registrar,
  { id, by }: Changed,
  request: VehicleRequest,
): Promise<EWayBill> {
  const { bill, gstin, portal, from } = await activeBill(registrar, id);
  const { mode, place, remark } = request;
  const validUntil = await asked(
    portal.changeVehicle(gstin, {
      number: bill.number,
      mode: TRANSPORT_MODES[mode],
      vehicleNumber: request.vehicleNumber,
      transportDocument: request.transportDocument,
      fromPlace: place,
      fromStateCode: from,
      reasonCode: bill.vehicleNumber === '' ? FIRST_VEHICLE : OTHER,
      remark,
    }),
  );
  return store(registrar, { id, by, action: 'eWayBill.vehicle' }, (stored) => ({
    ...travelOf(stored, request, registrar.now()),
    validUntil: validUntil ?? stored.validUntil,
  }));
}

/** Throws 409 `e_way_bill_not_active` outside the eight hours before and after the end of its validity. */
export async function extendEWayBill(
  registrar: Registrar,
  { id, by }: Changed,
  request: VehicleRequest & { pincode: string; remainingKm: number },
): Promise<EWayBill> {
  const { bill, gstin, portal, from } = await activeBill(registrar, id);
  if (!canExtendEWayBill(bill, registrar.now())) throw conflict('e_way_bill_not_active', TOO_EARLY);
  const { mode, pincode, remainingKm, place, remark } = request;
  const validUntil = await asked(
    portal.extendEWayBill(gstin, {
      number: bill.number,
      mode: TRANSPORT_MODES[mode],
      vehicleNumber: request.vehicleNumber,
      transportDocument: request.transportDocument,
      fromPlace: place,
      fromStateCode: findState(stateOfPincode(pincode) ?? '')?.gstCode ?? from,
      fromPincode: pincode,
      remainingKm,
      reasonCode: OTHER_EXTENSION,
      remark,
    }),
  );
  return store(registrar, { id, by, action: 'eWayBill.extend' }, (stored) => ({
    ...travelOf(stored, request, registrar.now()),
    validUntil: validUntil ?? stored.validUntil,
  }));
}

const TOO_EARLY =
  'An e-way bill can be extended from eight hours before to eight hours after the end of its validity.';

/** Throws 409 `too_late_to_cancel` after 24 hours and `already_dispatched` once its parcel has left. */
export async function cancelEWayBill(
  registrar: Registrar,
  { id, by }: Changed,
  { reason, remark }: { reason: CancelReason; remark: string },
): Promise<EWayBill> {
  const now = registrar.now();
  const bill = await knownBill(id);
  await inTransaction((transaction) => refuseLeft(transaction, bill));
  if (bill.state === 'active' && bill.note === '') {
    if (!canCancelEWayBill(bill, now)) throw conflict('too_late_to_cancel', TOO_LATE);
    const { gstin, portal } = await activeBill(registrar, id);
    const { number } = bill;
    await portal
      .cancelEWayBill(gstin, { number, code: CODES[reason], remark })
      .catch((error: unknown) => {
        if (!isRefusal(error, PORTAL_CODES.eWayBillNotActive)) throw readable(error);
      });
  }
  if (bill.state === 'requested') throw conflict('e_way_bill_not_active', NOT_ANSWERED);
  return store(registrar, { id, by, action: 'eWayBill.cancel' }, () => ({
    ...{ state: 'cancelled', cancelledAt: now },
  }));
}

const TOO_LATE =
  'The tax portal cancels an e-way bill only within 24 hours. Do not move the goods with it: a parcel with other items gets its own.';
const NOT_ANSWERED =
  'The tax portal has not answered yet. Generate the e-way bill again first: it is found if it exists.';

async function refuseLeft(transaction: Transaction, bill: EWayBill) {
  const order = readOrder(await transaction.get(orderRef(bill.orderId)));
  if (!hasLeftWith(bill, order?.shipments ?? [])) return;
  throw conflict('already_dispatched', 'The goods have left with this e-way bill.');
}

async function activeBill({ taxPortal }: Registrar, id: string) {
  if (!taxPortal) throw noTaxPortal();
  const bill = await knownBill(id);
  if (bill.state !== 'active') {
    throw conflict('e_way_bill_not_active', 'This e-way bill is not active.');
  }
  const invoice = readInvoice(await invoiceRef(bill.invoiceNumber).get());
  if (!invoice) throw notFound('We could not find the invoice of this e-way bill.');
  const { gstin, stateCode } = invoice.supplier;
  return { bill, gstin, portal: taxPortal, from: stateCode };
}

export async function knownBill(id: string): Promise<EWayBill> {
  const bill = readEWayBill(await eWayBillRef(id).get());
  if (!bill) throw notFound('We could not find this e-way bill.');
  return bill;
}

async function asked<Answer>(call: Promise<Answer>): Promise<Answer> {
  return call.catch((error: unknown) => {
    throw readable(error);
  });
}

function readable(error: unknown): unknown {
  return error instanceof TaxPortalError ? portalProblem(error) : error;
}

function travelOf(
  { vehicleNumber, transportDocument, vehicles }: EWayBill,
  request: VehicleRequest,
  at: Date,
) {
  const before = vehicleNumber === '' ? transportDocument : vehicleNumber;
  const isSame =
    vehicleNumber === request.vehicleNumber && transportDocument === request.transportDocument;
  const { mode, place } = request;
  return {
    mode,
    vehicleNumber: request.vehicleNumber,
    transportDocument: request.transportDocument,
    vehicles: isSame || before === '' ? vehicles : [...vehicles, { vehicle: before, place, at }],
  };
}

function store(
  { now: clock }: Registrar,
  { id, by, action }: Changed & { action: string },
  change: (stored: EWayBill) => Partial<EWayBill>,
): Promise<EWayBill> {
  return inTransaction(async (transaction) => {
    const stored = readEWayBill(await transaction.get(eWayBillRef(id)));
    if (!stored) throw notFound('We could not find this e-way bill.');
    const changes = change(stored);
    transaction.update(eWayBillRef(id), { ...changes });
    const row = { action, target: eWayBillRef(id).path, actor: by, reason: '', at: clock() };
    writeAudit(transaction, { ...row, before: { state: stored.state }, after: changes });
    return { ...stored, ...changes };
  });
}
