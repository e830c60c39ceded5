import { addDays, endOfIndianDay, indianDay } from '../india/indian-day.ts';
import { DAY_MS } from '../records/time-spans.ts';
import type { EInvoice } from './e-invoice-schema.ts';
import type { Invoice } from './invoice-fields.ts';
import type { Sale } from './sale-document.ts';
import { isEInvoicing, type TaxPortalSettings } from './tax-portal-settings.ts';

/**
 * Supplies of a regular shop to registered persons are registered, with their credit notes; sales to consumers are not, nor are goods
 * without tax (Rule 48(4), Notification 13/2020). The shop has no exports and no supplies to special economic zones.
 */
export function needsEInvoice(
  { supplier, buyer, lines }: Sale,
  settings: TaxPortalSettings,
  at: Date,
): boolean {
  const isTaxed = lines.some(({ taxPercent }) => taxPercent > 0);
  const mayCollectTax = supplier.registration === undefined;
  return isEInvoicing(settings, at) && mayCollectTax && buyer.gstin !== '' && isTaxed;
}

/** Why a document or an e-way bill is cancelled. */
export const CANCEL_REASONS = ['duplicate', 'data_entry', 'order_cancelled', 'other'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export const CANCEL_REASON_LABELS: Record<CancelReason, string> = {
  duplicate: 'Duplicate',
  data_entry: 'Data entry mistake',
  order_cancelled: 'Order cancelled',
  other: 'Other',
};

/** The portal cancels within 24 hours of registration. Null when it is not registered. */
export function cancellableUntil({ ackDate }: Pick<EInvoice, 'ackDate'>): Date | null {
  return ackDate && new Date(ackDate.getTime() + DAY_MS);
}

const DAYS_TO_REPORT = 30;

/** The last moment for a registration: a document of 1 April until the end of 30 April. Null without such a limit. */
export function reportBy(
  { issuedAt }: Pick<Invoice, 'issuedAt'>,
  { isLimitedTo30Days }: TaxPortalSettings,
): Date | null {
  if (!isLimitedTo30Days) return null;
  return endOfIndianDay(addDays(indianDay(issuedAt), DAYS_TO_REPORT - 1));
}

/** Such a document counts as issued: it is registered, or needs no registration. */
export function isValidDocument({ eInvoice }: { eInvoice?: EInvoice | undefined }): boolean {
  return !eInvoice || eInvoice.state === 'registered' || eInvoice.state === 'cancelling';
}
