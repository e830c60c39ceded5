import { reportBy } from '@kargha/domain/invoices/e-invoice-rules';
import {
  E_WAY_BILL_LIMIT_RUPEES,
  type TaxPortalSettings,
} from '@kargha/domain/invoices/tax-portal-settings';
import {
  consignmentValue,
  coversParcel,
  excludesAnotherBill,
  hasLeftWith,
  needsEWayBill,
} from '@kargha/domain/invoices/e-way-bill-rules';
import type { EWayBill } from '@kargha/domain/invoices/e-way-bill-schema';
import type { Invoice } from '@kargha/domain/invoices/invoice';
import { invoiceLines, invoiceTotals } from '@kargha/domain/invoices/invoice-tax';
import { canAct, parcelActions } from '@kargha/domain/orders/order-action';
import { nextParcel } from '@kargha/domain/orders/planned-parcels';
import { nextParcelId, type ShipmentLine } from '@kargha/domain/orders/shipment';
import { rupeesToPaise } from '@kargha/domain/money/paise';
import { orderWorth } from '@kargha/domain/pricing/price-order';

import { conflict } from '../../http/errors.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { requireOrder } from '../../records/change-order.ts';
import { eWayBillsOf } from '../../records/e-way-bill-record.ts';
import { invoiceOf } from '../../records/invoice-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { documentSettings, supplierIdentity } from '../../records/settings-record.ts';
import { orderNeedsEInvoice } from '../e-invoice/order-needs-e-invoice.ts';
import { ratesToReview, refuseChangedRates } from '../invoices/refuse-changed-rates.ts';

/**
 * Throws 409 `e_invoice_missing`, `e_invoice_pending` or `e_way_bill_missing` exactly where the law forbids the goods to
 * leave, and `tax_rates_changed` where their invoice would have other rates than the order. The invoice of a registered buyer is only one once it is registered (Rule 48(5)), and a consignment above the
 * limit needs an e-way bill before it moves (Rule 138(1)). Passes when the shop reports nothing.
 * @param parcel `id` of a parcel that came back and leaves again; the next parcel without it
 */
export async function refuseWithoutTaxDocuments(
  transaction: Transaction,
  order: OrderRecord,
  parcel: { id?: string; lines: readonly ShipmentLine[] },
  at: Date,
): Promise<void> {
  const { portal: settings, store } = await documentSettings();
  refuseChangedRates(order, store, at);
  const invoice = await invoiceOf(transaction, order);
  await refuseUnregistered(order, invoice, settings, at);
  if (!(await isEWayBillNeeded(order, invoice, parcel.lines, settings))) return;
  const bills = await eWayBillsOf(order.id, transaction);
  const leaving = { id: nextParcelId(order), ...parcel };
  if (bills.some((bill) => isBillOf(bill, leaving, order, at))) return;
  throw conflict(
    'e_way_bill_missing',
    'This parcel needs an e-way bill for exactly these items before it leaves. Generate it on the order page.',
  );
}

async function refuseUnregistered(
  order: OrderRecord,
  invoice: Invoice | null,
  settings: TaxPortalSettings,
  at: Date,
): Promise<void> {
  if (!invoice && (await orderNeedsEInvoice(order, settings, at))) {
    throw conflict(
      'e_invoice_missing',
      'This buyer has a GST number: issue and register the invoice before the goods leave.',
    );
  }
  if (!invoice?.eInvoice || invoice.eInvoice.state === 'registered') return;
  const { number, eInvoice } = invoice;
  const why = eInvoice.problem === '' ? '' : ` ${eInvoice.problem}`;
  throw conflict(
    'e_invoice_pending',
    `Invoice ${number} is not registered at the tax portal, so the goods may not leave yet.${why}`,
  );
}

/** A shop without a legal identity issues no invoice that could be measured: its large orders wait. */
async function isEWayBillNeeded(
  order: InvoicedOrder,
  invoice: Invoice | null,
  parcel: readonly ShipmentLine[],
  settings: TaxPortalSettings,
): Promise<boolean> {
  if (!settings.eWayBills) return false;
  const supply = invoice ?? (await expectedInvoice(order));
  if (supply) return needsEWayBill(supply, parcel, settings);
  return orderWorth(order.totals) > rupeesToPaise(E_WAY_BILL_LIMIT_RUPEES);
}

type InvoicedOrder = Pick<OrderRecord, 'lines' | 'totals' | 'customer' | 'createdAt'>;

/** What the invoice will say of the goods: most parcels leave before they have one. */
async function expectedInvoice({ lines, totals, customer, createdAt }: InvoicedOrder) {
  const supplier = (await supplierIdentity())?.(createdAt);
  if (!supplier) return null;
  const { address: deliverTo } = customer;
  const invoiced = invoiceLines(lines, deliverTo.state === supplier.address.state, totals);
  return { supplier, deliverTo, lines: invoiced, totals: invoiceTotals(invoiced, totals) };
}

/** What the order page shows about the next parcel and its documents. */
export async function dispatchDocuments(orderId: string, at: Date) {
  const { portal: settings, store } = await documentSettings();
  return inTransaction(async (transaction) => {
    const order = await requireOrder(transaction, orderId);
    const invoice = await invoiceOf(transaction, order);
    const bills = await eWayBillsOf(order.id, transaction);
    const next = nextParcel(order);
    const documents = { invoice, bills, settings, at };
    return {
      invoice: invoice && shownInvoice(invoice, settings),
      cancelledInvoices: order.cancelledInvoices ?? [],
      changedRates: canAct(order, 'ship') ? [...ratesToReview(order, store, at)] : [],
      needsEInvoice: invoice
        ? invoice.eInvoice !== undefined
        : await orderNeedsEInvoice(order, settings, at),
      needsEWayBill: await nextNeedsBill(order, next, documents),
      value: invoice && consignmentValue(invoice, next),
      bills,
      reships: await reshipsWithoutBill(order, documents),
    };
  });
}

function shownInvoice(invoice: Invoice, settings: TaxPortalSettings) {
  const { number, issuedAt, eInvoice = null, corrections = [] } = invoice;
  const correctedAt = corrections.at(-1)?.at;
  return { number, issuedAt, eInvoice, reportBy: reportBy(invoice, settings), correctedAt };
}

interface OrderDocuments {
  invoice: Invoice | null;
  bills: readonly EWayBill[];
  settings: TaxPortalSettings;
  at: Date;
}

async function nextNeedsBill(
  order: OrderRecord,
  lines: readonly ShipmentLine[],
  { invoice, bills, settings, at }: OrderDocuments,
): Promise<boolean> {
  if (lines.length === 0 || !canAct(order, 'ship')) return false;
  const id = nextParcelId(order);
  const hasBill = bills.some(
    (bill) => bill.parcelId === id && excludesAnotherBill(bill, lines, at),
  );
  return !hasBill && (await isEWayBillNeeded(order, invoice, lines, settings));
}

async function reshipsWithoutBill(order: OrderRecord, documents: OrderDocuments) {
  const { invoice, bills, settings, at } = documents;
  const back = order.shipments.filter((parcel) => parcelActions(order, parcel).includes('reship'));
  const needed = await Promise.all(
    back.map(({ lines }) => isEWayBillNeeded(order, invoice, lines, settings)),
  );
  return back
    .filter(({ id, lines }, place) => {
      const ready = bills.some((bill) => isBillOf(bill, { id, lines }, order, at));
      return needed[place] === true && !ready;
    })
    .map(({ id, awb, lines }) => ({
      shipmentId: id,
      awb,
      value: invoice && consignmentValue(invoice, lines),
    }));
}

/** Whether a parcel may leave with a bill: it is for these items, valid, and was not used before. */
function isBillOf(
  bill: EWayBill,
  { id, lines }: { id: string; lines: readonly ShipmentLine[] },
  { shipments }: OrderRecord,
  at: Date,
): boolean {
  return bill.parcelId === id && !hasLeftWith(bill, shipments) && coversParcel(bill, lines, at);
}
