import { gstinStateCode, readGstin } from '@kargha/domain/india/gstin';
import { indianMonth } from '@kargha/domain/india/indian-day';
import type { Invoice } from '@kargha/domain/invoices/invoice';
import { isEInvoicing } from '@kargha/domain/invoices/tax-portal-settings';
import type { RecipientCorrection } from '@kargha/domain/invoices/recipient-correction';
import { filedAt } from '@kargha/domain/tax-returns/filed-months';
import { adjustmentDeadline } from '@kargha/domain/tax-returns/tax-month';

import { conflict, invalidFields } from '../../http/errors.ts';
import { inTransaction } from '../../platform/firestore.ts';
import { writeAudit, type StaffAction } from '../../records/audit-record.ts';
import { filedMonthsIn, filedReturnsRef } from '../../records/filed-returns-record.ts';
import { invoiceRef, readInvoice } from '../../records/invoice-record.ts';
import { taxPortalSettings } from '../../records/settings-record.ts';
import { documentNotFound } from './document-access.ts';

interface Correction {
  number: string;
  gstin: string;
  name: string;
  reason: string;
}

/**
 * A buyer gave the GST number late, or a wrong one. Amounts and tax stay, so the number must be of the state that decided
 * about the tax. The invoice keeps what it said before; the returns follow it. Throws 400 for the fields and 409 not_allowed
 * and too_late_to_correct.
 */
export async function correctRecipient(
  { number, name, reason, ...typed }: Correction,
  { by, at }: StaffAction,
): Promise<Invoice> {
  const portal = await taxPortalSettings();
  const to = { name, gstin: readGstin(typed.gstin) };
  return inTransaction(async (transaction) => {
    const invoice = readInvoice(await transaction.get(invoiceRef(number)));
    if (!invoice) throw documentNotFound();
    const { buyer, issuedAt } = invoice;
    const from = { name: buyer.name, gstin: buyer.gstin };
    if (from.name === to.name && from.gstin === to.gstin) return invoice;
    refuseRegistered(invoice, isEInvoicing(portal, issuedAt));
    refuseOtherParty(invoice, to.gstin);
    const filed = filedMonthsIn(await transaction.get(filedReturnsRef()));
    if (filedAt(indianMonth(issuedAt), filed)) refuseLate(issuedAt, at);
    const correction: RecipientCorrection = { at, from, to };
    const corrected = {
      buyer: { ...buyer, ...to },
      corrections: [...(invoice.corrections ?? []), correction],
      correctedMonths: [...new Set([...(invoice.correctedMonths ?? []), indianMonth(at)])],
    };
    transaction.update(invoiceRef(number), corrected);
    const row = { action: 'invoice.recipient', target: invoiceRef(number).path, actor: by };
    writeAudit(transaction, { ...row, before: from, after: to, reason, at });
    return { ...invoice, ...corrected };
  });
}

/** A registered invoice cannot be changed, and one with a GST number would need a registration (Rule 48(4)). */
function refuseRegistered({ eInvoice }: Invoice, isRegistering: boolean): void {
  if (eInvoice) throw conflict('not_allowed', REGISTERED);
  if (isRegistering) throw conflict('not_allowed', NEEDS_REGISTRATION);
}

const REGISTERED =
  'This invoice was reported to the tax portal, which accepts no corrections. Cancel it within 24 hours of its registration, or credit it.';
const NEEDS_REGISTRATION =
  'The shop registers invoices of buyers with a GST number, and this one was issued without. Credit it and sell again with the number.';

function refuseOtherParty({ placeOfSupply, supplier }: Invoice, gstin: string): void {
  if (gstin === supplier.gstin) throw invalidFields({ gstin: 'This is the number of the shop.' });
  if (gstinStateCode(gstin) === placeOfSupply.stateCode) return;
  throw invalidFields({
    gstin: `The tax of this invoice is that of a supply to ${placeOfSupply.name}, and this number is from another state. Credit the invoice and sell again.`,
  });
}

/**
 * Amendments end on 30 November after the financial year (CGST Act s. 37(3)). The return for November is filed in
 * December, so October is the last month.
 */
function refuseLate(issuedAt: Date, at: Date): void {
  if (indianMonth(at) < adjustmentDeadline(issuedAt).slice(0, 7)) return;
  throw conflict(
    'too_late_to_correct',
    'The return of this month was filed, and the law allows no amendment of it any more (CGST Act s. 37(3)).',
  );
}
