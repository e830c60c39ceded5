import { isDeepStrictEqual } from 'node:util';

import { eWayBillPayload } from '@kargha/domain/invoices/e-way-bill-payload';
import { eWayBillValidUntil } from '@kargha/domain/invoices/e-way-bill-rules';
import type { EWayBill } from '@kargha/domain/invoices/e-way-bill-schema';
import { paiseToRupees } from '@kargha/domain/money/paise';

import { conflict, HttpError } from '../../http/errors.ts';
import { inTransaction } from '../../platform/firestore.ts';
import {
  PORTAL_CODES,
  TaxPortalError,
  type RegisteredEWayBill,
  type TaxPortal,
} from '../../platform/tax-portal.ts';
import { writeAudit } from '../../records/audit-record.ts';
import { eWayBillRef, readEWayBill } from '../../records/e-way-bill-record.ts';
import type { Registrar } from '../e-invoice/portal-document.ts';
import { isRefusal } from '../e-invoice/register-document.ts';
import { noTaxPortal } from '../e-invoice/retry-registration.ts';
import {
  ensureInvoice,
  prepareBill,
  type ParcelRequest,
  type PreparedBill,
} from './new-e-way-bill.ts';

type Transport = Pick<
  EWayBill,
  'distanceKm' | 'mode' | 'transporterId' | 'vehicleNumber' | 'transportDocument'
>;

/**
 * Generates the e-way bill of a parcel that leaves next. The request is stored before the portal is asked, so that a bill whose
 * answer was lost is found by its document number: the next call uses it, or cancels it when staff have changed the
 * parcel. Throws as prepareBill does, 409 `tax_portal_refused` and 502 `tax_portal_unavailable`.
 */
export async function generateEWayBill(
  registrar: Registrar,
  request: ParcelRequest & Transport & { by: string },
): Promise<EWayBill> {
  const { taxPortal, now: clock } = registrar;
  if (!taxPortal) throw noTaxPortal();
  const { orderId, lines, shipmentId, by, ...transport } = request;
  await ensureInvoice(registrar, orderId);
  const prepared = await inTransaction(async (transaction) => {
    const made = await prepareBill(transaction, { orderId, lines, shipmentId }, transport, clock());
    if (made.invoice.supplier.gstin === '') throw conflict('no_tax_portal', NO_NUMBER);
    const { id, ...fields } = made.bill;
    transaction.set(eWayBillRef(id), fields);
    return made;
  });
  const { id } = prepared.bill;
  const registered = await register(taxPortal, prepared).catch((error: unknown) =>
    giveUp(id, error),
  );
  return inTransaction(async (transaction) => {
    const stored = readEWayBill(await transaction.get(eWayBillRef(id)));
    if (stored?.state !== 'requested') throw conflict('e_way_bill_exists', CHANGED);
    const active = { ...registered, state: 'active', problem: '' } as const;
    transaction.update(eWayBillRef(id), active);
    const target = eWayBillRef(id).path;
    const row = { action: 'eWayBill.generate', target, actor: by, before: null, reason: '' };
    writeAudit(transaction, { ...row, after: { number: registered.number }, at: clock() });
    return { ...stored, ...active };
  });
}

const NO_NUMBER =
  'Without a GST number, generate the e-way bill at ewaybillgst.gov.in (Citizens), then record its number here.';
const CHANGED = 'Someone else has just changed this e-way bill. Reload the page.';

async function register(
  portal: TaxPortal,
  { bill, invoice, earlier }: PreparedBill,
): Promise<RegisteredEWayBill> {
  const { gstin } = invoice.supplier;
  const document = { type: bill.documentType, number: bill.documentNumber };
  const ask = () => portal.registerEWayBill(gstin, eWayBillPayload(bill, invoice));
  const isChanged = earlier !== null && !isDeepStrictEqual(contentOf(earlier), contentOf(bill));
  if (isChanged) {
    const known = await portal.findEWayBill(gstin, document);
    if (known) await cancelKnown(portal, gstin, known.number);
  }
  try {
    return await ask();
  } catch (error) {
    if (!isRefusal(error, PORTAL_CODES.duplicateEWayBill)) throw error;
    const known = await portal.findEWayBill(gstin, document);
    if (!known) throw error;
    if (known.total === paiseToRupees(bill.value)) {
      const { number, generatedAt, validUntil } = known;
      return { number, generatedAt, validUntil };
    }
    await cancelKnown(portal, gstin, known.number);
    return ask();
  }
}

async function cancelKnown(portal: TaxPortal, gstin: string, number: string): Promise<void> {
  await portal.cancelEWayBill(gstin, { number, code: '3', remark: 'Parcel changed' });
}

function contentOf(bill: EWayBill) {
  const { lines, value, distanceKm, mode, transporterId, vehicleNumber, transportDocument } = bill;
  return { lines, value, distanceKm, mode, transporterId, vehicleNumber, transportDocument };
}

/** After a definite no there is no request; otherwise it stays, and the next call looks for its bill. */
async function giveUp(id: string, error: unknown): Promise<never> {
  if (!(error instanceof TaxPortalError)) throw error;
  const { failure, message } = error;
  await inTransaction(async (transaction) => {
    const stored = readEWayBill(await transaction.get(eWayBillRef(id)));
    if (stored?.state !== 'requested') return;
    if (failure === 'unknown') transaction.update(eWayBillRef(id), { problem: message });
    else transaction.delete(eWayBillRef(id));
  });
  throw portalProblem(error);
}

/** The error that staff see after a failed call. */
export function portalProblem({ failure, message }: TaxPortalError): HttpError {
  return failure === 'refused'
    ? conflict('tax_portal_refused', `The tax portal refused: ${message}`)
    : new HttpError(502, 'tax_portal_unavailable', `${message} Please try again.`);
}

/** Records a bill that was made elsewhere, or that the law asks for none. Throws as prepareBill does. */
export async function recordEWayBill(
  registrar: Registrar,
  request: ParcelRequest & { number: string; distanceKm: number; note: string; by: string },
): Promise<EWayBill> {
  const { number, distanceKm, note, by, ...parcel } = request;
  const at = registrar.now();
  await ensureInvoice(registrar, parcel.orderId);
  return inTransaction(async (transaction) => {
    const { bill } = await prepareBill(transaction, parcel, { distanceKm, note }, at);
    const recorded: EWayBill =
      number === ''
        ? { ...bill, state: 'exempt' }
        : {
            ...bill,
            ...{ state: 'active', number, generatedAt: at },
            validUntil: eWayBillValidUntil(at, distanceKm),
          };
    const { id, ...fields } = recorded;
    transaction.set(eWayBillRef(id), fields);
    const row = { action: 'eWayBill.record', target: eWayBillRef(id).path, actor: by };
    writeAudit(transaction, { ...row, before: null, after: { number }, reason: note, at });
    return recorded;
  });
}
