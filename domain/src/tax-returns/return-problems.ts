import { gstinStateCode, isGstin } from '../india/gstin.ts';
import { indianDay } from '../india/indian-day.ts';
import { RETURN_RATES } from './return-rates.ts';
import { isBetweenStates, PLACE_CODES, type SupplyDocument } from './supply-document.ts';
import { adjustmentDeadline } from './tax-month.ts';

/** Reasons why a document is not in the return, the first that applies. */
const EXCLUSIONS = [
  'untaxed_seller',
  'other_gstin',
  'place_missing',
  'buyer_gstin_invalid',
  'place_wrong',
  'rate_unknown',
  'late_credit_note',
] as const;
type Exclusion = (typeof EXCLUSIONS)[number];

/** What staff should know about documents that are in the return, and about missing ones. */
export const RETURN_WARNINGS = [
  ...EXCLUSIONS,
  'invoice_missing',
  'number_missing',
  'hsn_missing',
  'hsn_short',
  'credit_note_deadline',
  'untaxed_shipping',
] as const;

/** Null when the document belongs into the return of the GSTIN. */
export function exclusionOf(document: SupplyDocument, gstin: string): Exclusion | null {
  return EXCLUSIONS.find((reason) => IS_EXCLUDED[reason](document, gstin)) ?? null;
}

const IS_EXCLUDED: Record<Exclusion, (document: SupplyDocument, gstin: string) => boolean> = {
  untaxed_seller: ({ isUntaxedSeller }) => isUntaxedSeller,
  other_gstin: ({ supplier }, gstin) => supplier.gstin !== gstin,
  place_missing: ({ place }) => !PLACE_CODES.has(place),
  buyer_gstin_invalid: ({ gstin }) => gstin !== '' && !isGstin(gstin),
  place_wrong: (document) => !fitsPlace(document),
  rate_unknown: ({ lines }) => lines.some(({ taxPercent }) => !KNOWN_RATES.has(taxPercent)),
  late_credit_note: isLateNote,
};

const KNOWN_RATES: ReadonlySet<number> = new Set(RETURN_RATES);

/** The place of supply decides between IGST and CGST with SGST (IGST Act s. 7, 8); a GSTIN decides the place. */
function fitsPlace(document: SupplyDocument): boolean {
  const { gstin, place, lines } = document;
  if (gstin !== '' && gstinStateCode(gstin) !== place) return false;
  return isBetweenStates(document)
    ? lines.every(({ cgst, sgst }) => cgst === 0 && sgst === 0)
    : lines.every(({ igst }) => igst === 0);
}

function isLateNote({ kind, issuedAt, invoice }: SupplyDocument): boolean {
  return kind === 'credit-note' && indianDay(issuedAt) > adjustmentDeadline(invoice.issuedAt);
}

/**
 * A credit note of the last November must be declared by the 30th (CGST Act s. 34(2)), but the return of November is
 * filed in December.
 */
export function isNearDeadline({ kind, issuedAt, invoice }: SupplyDocument): boolean {
  const deadline = adjustmentDeadline(invoice.issuedAt);
  const day = indianDay(issuedAt);
  return kind === 'credit-note' && day <= deadline && day.slice(0, 7) === deadline.slice(0, 7);
}

/** The portal's table 12 has codes of 4 to 8 digits. */
const HSN_CODE = /^\d{4,8}$/;

export function isHsnCode(code: string): boolean {
  return HSN_CODE.test(code);
}

/** ₹5 crore in the previous financial year (Notification 78/2020-CT), in paise. */
const SIX_DIGITS_ABOVE = 5_00_00_000 * 100;

/** Least digits of an HSN code on invoices and in table 12. */
export function hsnDigits(previousTurnover: number): 4 | 6 {
  return previousTurnover > SIX_DIGITS_ABOVE ? 6 : 4;
}
