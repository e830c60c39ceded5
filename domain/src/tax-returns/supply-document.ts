import { INDIAN_STATES } from '../india/indian-states.ts';
import { indianMonth } from '../india/indian-day.ts';
import type { CreditNote, Invoice, InvoiceLine, InvoiceTotals } from '../invoices/invoice.ts';
import { recipientAt } from '../invoices/recipient-correction.ts';

/** A tax invoice or a credit note, with what a return needs of the invoice that the note corrects. */
export interface SupplyDocument {
  kind: 'invoice' | 'credit-note';
  number: string;
  issuedAt: Date;
  /** of a shop that may not collect GST: the document is a bill of supply or a receipt */
  isUntaxedSeller: boolean;
  supplier: { gstin: string; stateCode: string };
  /** '' for an unregistered buyer */
  gstin: string;
  /** state code of the place of supply; '' when it is not known */
  place: string;
  reverseCharge: boolean;
  lines: readonly InvoiceLine[];
  totals: InvoiceTotals;
  /** the invoice itself, or the one that the note corrects */
  invoice: { issuedAt: Date; total: number };
}

/** Cancelled on the tax portal within a day, before anything depended on it. It counts in table 13 only. */
export function isCancelledInvoice({ eInvoice }: Pick<Invoice, 'eInvoice'>): boolean {
  return eInvoice?.state === 'cancelled';
}

/** @param at corrections of the recipient after this time do not count; absent: all count */
export function invoiceSupply(invoice: Invoice, at?: Date): SupplyDocument {
  const { number, issuedAt, lines, totals } = invoice;
  return {
    kind: 'invoice',
    number,
    issuedAt,
    ...partiesOf(invoice, at),
    lines,
    totals,
    invoice: { issuedAt, total: totals.total },
  };
}

/** Place of supply and buyer are those of the corrected invoice. `at` as in `invoiceSupply`. */
export function creditNoteSupply(
  { number, issuedAt, lines, totals }: CreditNote,
  corrected: Invoice,
  at?: Date,
): SupplyDocument {
  return {
    kind: 'credit-note',
    number,
    issuedAt,
    ...partiesOf(corrected, at),
    lines,
    totals,
    invoice: { issuedAt: corrected.issuedAt, total: corrected.totals.total },
  };
}

function partiesOf(invoice: Invoice, at: Date | undefined) {
  const { supplier, placeOfSupply, reverseCharge } = invoice;
  const { gstin, stateCode, registration } = supplier;
  return {
    isUntaxedSeller: registration !== undefined,
    supplier: { gstin, stateCode },
    gstin: recipientAt(invoice, at).gstin,
    place: placeOfSupply.stateCode,
    reverseCharge,
  };
}

/** The tables of GSTR-1 for supplies with tax. */
export const SUPPLY_TABLES = ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur'] as const;
export type SupplyTable = (typeof SUPPLY_TABLES)[number];

/** Tables 9A, 9C and 10, in which a later return corrects what each table said. */
export const AMENDMENT_OF = {
  b2b: 'b2ba',
  b2cl: 'b2cla',
  b2cs: 'b2csa',
  cdnr: 'cdnra',
  cdnur: 'cdnura',
} as const satisfies Record<SupplyTable, string>;
export type AmendmentTable = (typeof AMENDMENT_OF)[SupplyTable];
export const AMENDMENT_TABLES = Object.values(AMENDMENT_OF);

/** Credit notes reduce a summary. */
export function signOf({ kind }: Pick<SupplyDocument, 'kind'>): 1 | -1 {
  return kind === 'invoice' ? 1 : -1;
}

export function isBetweenStates({ place, supplier }: SupplyDocument): boolean {
  return place !== supplier.stateCode;
}

/** ₹1,00,000 since August 2024, ₹2,50,000 before (CGST Rule 59(4), Notification 12/2024-CT). Paise. */
function largeInvoiceLimit(issuedAt: Date): number {
  return indianMonth(issuedAt) >= '2024-08' ? 10_000_000 : 25_000_000;
}

/** The invoice value counts, also for its credit notes. Notes for invoices of table 7 are taken off that table. */
export function tableOf(document: SupplyDocument): SupplyTable {
  const { kind, gstin, invoice } = document;
  if (gstin !== '') return kind === 'invoice' ? 'b2b' : 'cdnr';
  const isLarge = invoice.total > largeInvoiceLimit(invoice.issuedAt);
  if (!isLarge || !isBetweenStates(document)) return 'b2cs';
  return kind === 'invoice' ? 'b2cl' : 'cdnur';
}

/** Codes that the portal accepts as a place of supply. */
export const PLACE_CODES: ReadonlySet<string> = new Set([
  ...INDIAN_STATES.map(({ gstCode }) => gstCode),
  '97',
]);
