import { addDays, endOfIndianDay, indianDay } from '../india/indian-day.ts';
import { paise, rupeesToPaise, sumPaise, type Paise } from '../money/paise.ts';
import type { Shipment, ShipmentLine } from '../orders/shipment.ts';
import { DAY_MS, HOUR_MS } from '../records/time-spans.ts';
import { isSameLine } from '../shopping/line-ref.ts';
import type { EWayBill } from './e-way-bill-schema.ts';
import type { Invoice, InvoiceLine } from './invoice-fields.ts';
import { isShippingLine } from './invoice-tax.ts';
import { E_WAY_BILL_LIMIT_RUPEES, type TaxPortalSettings } from './tax-portal-settings.ts';

type Consignment = Pick<Invoice, 'lines' | 'totals'>;

/**
 * The value of a parcel: its share of the invoice with tax and freight, without exempt goods when the invoice has taxed
 * ones (Rule 138(1), Explanation 2).
 */
export function consignmentValue(
  { lines, totals }: Consignment,
  parcel: readonly ShipmentLine[],
): Paise {
  const counted = countedLines(lines.filter((line) => !isShippingLine(line)));
  const shipping = sumPaise([totals.shipping, ...lines.filter(isShippingLine).map(withTax)]);
  const all = sumPaise(counted.map(({ taxable }) => taxable));
  const parts = counted.map((line) => ({ line, share: shareOf(line, parcel) }));
  const goods = parts.reduce((sum, { line, share }) => sum + withTax(line) * share, 0);
  const taxable = parts.reduce((sum, { line, share }) => sum + line.taxable * share, 0);
  const freight = all === 0 ? 0 : (shipping * taxable) / all;
  return paise(Math.round(goods + freight));
}

function countedLines(lines: readonly InvoiceLine[]): readonly InvoiceLine[] {
  const taxed = lines.filter(({ taxPercent }) => taxPercent > 0);
  return taxed.length > 0 ? taxed : lines;
}

function shareOf(line: InvoiceLine, parcel: readonly ShipmentLine[]): number {
  const quantity = parcel.find((one) => isSameLine(one, line))?.quantity ?? 0;
  return line.quantity === 0 ? 0 : quantity / line.quantity;
}

function withTax({ taxable, cgst, sgst, igst }: InvoiceLine): Paise {
  return sumPaise([taxable, cgst, sgst, igst]);
}

/**
 * Nil-rated goods such as glass bangles or khadi need none (Rule 138(14)(e)). Only a regular seller's rate shows that:
 * the others collect no tax on anything.
 */
function needsNone(
  { hsnCode, taxPercent }: InvoiceLine,
  registration: Invoice['supplier']['registration'],
): boolean {
  return EXEMPT_GOODS.test(hsnCode) || (registration === undefined && taxPercent === 0);
}

/** Precious metal, pearls and jewellery need none; imitation jewellery does (Annexure to Rule 138(14)). */
const EXEMPT_GOODS = /^71(?!17)/;

/**
 * True when the goods may only leave with an e-way bill: above ₹50,000, or above the limit that a state has set for
 * movements within it (Rule 138(1) and (14)(d), in force since 1 April 2018). Handicraft goods of a seller who is not
 * registered need one between states whatever their value (fourth proviso to Rule 138(1)).
 */
export function needsEWayBill(
  invoice: Pick<Invoice, 'lines' | 'totals' | 'supplier' | 'deliverTo'>,
  parcel: readonly ShipmentLine[],
  settings: TaxPortalSettings,
): boolean {
  if (!settings.eWayBills) return false;
  const { registration } = invoice.supplier;
  const moved = invoice.lines.filter((line) => parcel.some((one) => isSameLine(one, line)));
  if (moved.every((line) => needsNone(line, registration))) return false;
  if (registration === 'unregistered') return !isWithinState(invoice);
  return consignmentValue(invoice, parcel) > limitFor(invoice, settings);
}

/** @returns paise */
function limitFor(
  { supplier, deliverTo }: Pick<Invoice, 'supplier' | 'deliverTo'>,
  { eWayBillLimitWithinState }: TaxPortalSettings,
): Paise {
  const isLocal = isWithinState({ supplier, deliverTo });
  return rupeesToPaise(isLocal ? eWayBillLimitWithinState : E_WAY_BILL_LIMIT_RUPEES);
}

function isWithinState({ supplier, deliverTo }: Pick<Invoice, 'supplier' | 'deliverTo'>): boolean {
  return supplier.address.state === deliverTo.state;
}

const KM_PER_DAY = 200;

/** One day for each 200 km or part of it; a day ends at midnight of the day after (Rule 138(10), since 1 January 2021). */
export function eWayBillValidUntil(from: Date, distanceKm: number): Date {
  const days = Math.ceil(Math.max(1, distanceKm) / KM_PER_DAY);
  return endOfIndianDay(addDays(indianDay(from), days));
}

const PART_B_DAYS = 15;

/** A bill without a vehicle waits 15 days for it (Rule 138(9), second proviso). Null once it has one. */
export function partBDueBy({
  validUntil,
  generatedAt,
}: Pick<EWayBill, 'validUntil' | 'generatedAt'>): Date | null {
  if (validUntil !== null || generatedAt === null) return null;
  return new Date(generatedAt.getTime() + PART_B_DAYS * DAY_MS);
}

/** Cancelled within 24 hours of its generation, if the goods have not moved (Rule 138(9)). */
export function canCancelEWayBill({ state, generatedAt }: EWayBill, now: Date): boolean {
  return (
    state === 'active' && generatedAt !== null && now.getTime() - generatedAt.getTime() <= DAY_MS
  );
}

/** Extended within eight hours before and after the end of its validity (Rule 138(10), third proviso). */
export function canExtendEWayBill({ state, validUntil }: EWayBill, now: Date): boolean {
  if (state !== 'active' || !validUntil) return false;
  return Math.abs(now.getTime() - validUntil.getTime()) <= 8 * HOUR_MS;
}

type Movement = Pick<EWayBill, 'parcelId' | 'requestedAt'>;

/** A bill covers one movement: a parcel that came back needs another one to leave again. */
export function hasLeftWith(
  { parcelId, requestedAt }: Movement,
  parcels: readonly Pick<Shipment, 'id' | 'shippedAt'>[],
): boolean {
  return parcels.some(({ id, shippedAt }) => id === parcelId && shippedAt >= requestedAt);
}

/** True for a bill with which this parcel may leave now. */
export function coversParcel(
  bill: Pick<EWayBill, 'state' | 'lines' | 'validUntil' | 'generatedAt'>,
  parcel: readonly ShipmentLine[],
  now: Date,
): boolean {
  const isValid = bill.state === 'active' || bill.state === 'exempt';
  const until = bill.validUntil ?? partBDueBy(bill);
  const isExpired = until !== null && until < now;
  const isSame =
    bill.lines.length === parcel.length &&
    parcel.every((line) =>
      bill.lines.some((one) => isSameLine(one, line) && one.quantity === line.quantity),
    );
  return isValid && !isExpired && isSame;
}

/**
 * True while the parcel needs no other bill, or this one has to be cancelled first. A bill that has expired or is for
 * other items, and that the portal no longer cancels, must not keep the goods here.
 */
export function excludesAnotherBill(
  bill: EWayBill,
  parcel: readonly ShipmentLine[],
  now: Date,
): boolean {
  return bill.state === 'exempt' || canCancelEWayBill(bill, now) || coversParcel(bill, parcel, now);
}
