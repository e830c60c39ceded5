import type { Address } from '@kargha/domain/shopping/customer-info';
import { INDIAN_STATES } from '@kargha/domain/india/indian-states';
import type { Invoice, InvoiceParty } from '@kargha/domain/invoices/invoice';
import { formatLongDate } from '@kargha/domain/india/long-date';
import { MINUS } from '@kargha/domain/money/count-format';
import { paise, paiseToRupees, type Paise } from '@kargha/domain/money/paise';
import {
  SALE_DOCUMENT_NAMES,
  saleDocument,
  type Sale,
} from '@kargha/domain/invoices/sale-document';

import { keepTogether } from './text-blocks.ts';
import { INK, MARGIN, textWidth, type Pdf } from './pdf-document.ts';

const AMOUNT = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

export function drawHeading(pdf: Pdf, title: string, copy: string): void {
  const top = pdf.y;
  pdf.font('bold').fontSize(18).text(title, MARGIN, top);
  const below = pdf.y;
  pdf.font('regular').fontSize(8).fillColor(INK.quiet);
  pdf.text(copy, MARGIN, top + 8, { width: textWidth(pdf), align: 'right' });
  pdf.fillColor(INK.text).fontSize(9);
  pdf.x = MARGIN;
  pdf.y = below + 8;
}

/** 'Tax invoice' */
export function documentName(sale: Sale): string {
  return SALE_DOCUMENT_NAMES[saleDocument(sale)];
}

/** As documentName, but a tax invoice is just an invoice: 'Invoice KG/2627/000123'. */
export function shortDocumentName(sale: Sale): string {
  return saleDocument(sale) === 'tax_invoice' ? 'Invoice' : documentName(sale);
}

/** 'Bill of Supply' */
export function inTitleCase(name: string): string {
  return name.replaceAll(/\b(?!of\b)[a-z]/g, (first) => first.toUpperCase());
}

/** A composition dealer writes these words at the top of each document (CGST Rules, rule 5(1)(f)). */
const COMPOSITION = 'Composition taxable person, not eligible to collect tax on supplies';

export function drawRegistration(pdf: Pdf, { registration }: InvoiceParty): void {
  if (registration !== 'composition') return;
  pdf.font('bold').text(COMPOSITION, MARGIN, pdf.y, { width: textWidth(pdf) });
  pdf.font('regular').moveDown(0.8);
}

/** Draws the closing sentence and the signature on one page. */
export function drawClosing(pdf: Pdf, supplier: InvoiceParty, sentence: string): void {
  pdf.moveDown(0.8);
  keepTogether(pdf, 80);
  pdf.font('regular').fontSize(9).fillColor(INK.text);
  pdf.text(sentence, MARGIN, pdf.y, { width: textWidth(pdf) });
  pdf.moveDown(0.4);
  const options = { width: textWidth(pdf), align: 'right' } as const;
  pdf.text(`For ${supplier.name}`, MARGIN, pdf.y, options);
  pdf.moveDown(2);
  pdf.fillColor(INK.quiet).text('Authorised signatory', MARGIN, pdf.y, options);
}

export function party(title: string, { name, gstin, address }: InvoiceParty) {
  return {
    title,
    lines: [name, ...addressLines(address), gstin === '' ? '' : `GSTIN ${gstin}`],
  };
}

/** The buyer, with the last correction of name and GST number. */
export function recipient(
  title: string,
  { buyer, corrections = [] }: Pick<Invoice, 'buyer' | 'corrections'>,
) {
  const { lines } = party(title, buyer);
  const last = corrections.at(-1);
  if (!last) return { title, lines };
  const { name, gstin } = last.from;
  const before = [name, gstin === '' ? 'no GSTIN' : `GSTIN ${gstin}`].join(', ');
  return { title, lines: [...lines, `Corrected on ${formatLongDate(last.at)}; before: ${before}`] };
}

/** CGST Rule 46 requires the state with its GST code. */
export function addressLines({ line1, line2, city, pincode, state }: Address): string[] {
  return [line1, line2, `${city} ${pincode}`.trim(), `${state} (${stateCode(state)})`];
}

function stateCode(name: string): string {
  return INDIAN_STATES.find((state) => state.name === name)?.gstCode ?? '–';
}

export function facts({ number, issuedAt }: Pick<Invoice, 'number' | 'issuedAt'>): string[] {
  return [number, `Date ${formatLongDate(issuedAt)}`];
}

/** Place of supply and reverse charge (CGST Rule 46(n) and (p)). */
export function supplyLines({
  placeOfSupply,
  reverseCharge,
}: Pick<Invoice, 'placeOfSupply' | 'reverseCharge'>) {
  const { name, stateCode: code } = placeOfSupply;
  return [`${name} (${code})`, `Reverse charge: ${reverseCharge ? 'Yes' : 'No'}`];
}

/** The sign comes before the rupee sign: '−₹0.20'. */
export function rupeeAmount(sum: Paise): string {
  return `${sum < 0 ? MINUS : ''}₹${amount(paise(Math.abs(sum)))}`;
}

export function amount(sum: Paise): string {
  return AMOUNT.format(paiseToRupees(sum)).replace('-', MINUS);
}
