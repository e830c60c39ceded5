import { amountInWords } from '@kargha/domain/money/amount-in-words';
import type { CreditNote, Invoice, InvoiceParty } from '@kargha/domain/invoices/invoice';
import { chargesTax } from '@kargha/domain/invoices/sale-document';
import { formatLongDate } from '@kargha/domain/india/long-date';
import { paise, type Paise } from '@kargha/domain/money/paise';
import { shippingWithoutFee } from '@kargha/domain/pricing/cash-on-delivery-fee';
import { PAYMENT_TERMS_LABELS } from '@kargha/domain/quotes/quote';

import { drawBlocks, drawTotals, keepTogether } from '../../pdf/text-blocks.ts';
import { drawTable } from '../../pdf/pdf-table.ts';
import { renderPdf, INK, MARGIN, textWidth, type Pdf } from '../../pdf/pdf-document.ts';
import { drawAccount, drawAdvances } from './invoice-payment.ts';
import { drawEInvoice, eInvoiceMark, type EInvoiceMark } from './e-invoice-mark.ts';
import {
  creditColumns,
  creditFooter,
  hsnSummary,
  lineColumns,
  lineFooter,
  summaryColumns,
  summaryFooter,
  taxTotals,
  taxView,
  type TaxView,
} from './invoice-columns.ts';
import {
  addressLines,
  rupeeAmount,
  drawClosing,
  documentName,
  shortDocumentName,
  drawHeading,
  drawRegistration,
  facts,
  inTitleCase,
  party,
  recipient,
  supplyLines,
} from '../../pdf/document-sections.ts';

/** An invoice that is sent as a file needs no physical signature (proviso to CGST Rule 46, Notification 74/2018). */
const ELECTRONIC = 'Issued electronically (IT Act, 2000); valid without a physical signature.';
const NO_REVERSE_CHARGE = `Not subject to reverse charge. ${ELECTRONIC}`;

/**
 * The tax invoice with the fields of CGST Rule 46, the bill of supply of a composition dealer or for exempt goods
 * (Rule 49), or the receipt of a seller who is not registered. The same invoice always renders the same bytes.
 */
export async function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const { supplier, issuedAt } = invoice;
  const mark = await eInvoiceMark(invoice);
  const info = { title: titleOf(invoice), author: supplier.name, date: issuedAt };
  return renderPdf(info, (pdf) => drawInvoice(pdf, invoice, mark));
}

export const titleOf = (invoice: Invoice) => `${shortDocumentName(invoice)} ${invoice.number}`;

export function drawInvoice(pdf: Pdf, invoice: Invoice, mark: EInvoiceMark | null): void {
  const { supplier } = invoice;
  drawHeading(pdf, inTitleCase(documentName(invoice)), 'Original for recipient');
  drawRegistration(pdf, supplier);
  drawBlocks(pdf, [
    party('Sold by', supplier),
    { title: shortDocumentName(invoice), lines: [...facts(invoice), ...orderFacts(invoice)] },
  ]);
  drawBlocks(pdf, [
    recipient('Billed to', invoice),
    { title: 'Delivered to', lines: deliveryLines(invoice) },
    ...placeBlock(supplier, invoice),
  ]);
  drawEInvoice(pdf, mark);
  const view = viewOf(invoice);
  drawGoods(pdf, invoice, view);
  drawTax(pdf, invoice, view);
  drawAdvances(pdf, invoice);
  drawAccount(pdf, invoice);
  drawClosing(pdf, supplier, supplier.registration ? ELECTRONIC : NO_REVERSE_CHARGE);
}

/** Only documents that show tax need the place of supply and the reverse charge (Rule 46(n) and (p)). */
function placeBlock({ registration }: InvoiceParty, supply: Parameters<typeof supplyLines>[0]) {
  return registration ? [] : [{ title: 'Place of supply', lines: supplyLines(supply) }];
}

export function drawGoods(
  pdf: Pdf,
  { lines, taxIncluded }: Pick<Invoice, 'lines' | 'taxIncluded'>,
  view: TaxView,
): void {
  const isIncluded = taxIncluded === true && !view.untaxed;
  drawTable(pdf, lineColumns(view, isIncluded), lines, lineFooter(lines, view, isIncluded));
  if (!isIncluded) return;
  pdf.moveDown(0.4);
  pdf.fontSize(8).fillColor(INK.quiet);
  pdf.text('* Rates and discounts include GST.', MARGIN, pdf.y, { width: textWidth(pdf) });
  pdf.fillColor(INK.text);
}

function deliveryLines({ buyer, deliverTo, contact }: Invoice): string[] {
  const { name = buyer.name, phone = '' } = contact ?? {};
  return [
    buyer.name,
    name === buyer.name ? '' : name,
    ...addressLines(deliverTo),
    phone === '' ? '' : `Phone +91 ${phone}`,
  ];
}

function buyersNumber({ purchaseOrderNumber = '' }: Invoice): string[] {
  return purchaseOrderNumber === '' ? [] : [`Your PO number ${purchaseOrderNumber}`];
}

function orderFacts(invoice: Invoice): string[] {
  const { orderNumber, paymentTerms } = invoice;
  return [
    `Order ${orderNumber}`,
    ...buyersNumber(invoice),
    paymentTerms ? `Terms: ${PAYMENT_TERMS_LABELS[paymentTerms]}` : '',
  ];
}

/** A credit note (CGST Rule 53) against an issued invoice. */
export async function creditNotePdf(note: CreditNote, against: Invoice): Promise<Buffer> {
  const { number, issuedAt } = note;
  const mark = await eInvoiceMark(note);
  const { supplier, placeOfSupply } = against;
  return renderPdf(
    { title: `Credit note ${number}`, author: supplier.name, date: issuedAt },
    (pdf) => {
      drawHeading(pdf, 'Credit Note', 'Original for recipient');
      drawRegistration(pdf, supplier);
      drawBlocks(pdf, [
        party('Issued by', supplier),
        {
          title: 'Credit note',
          lines: [
            ...facts(note),
            `Against ${againstName(against)} ${against.number} of ${formatLongDate(against.issuedAt)}`,
            ...buyersNumber(against),
            `Reason: ${note.reason}`,
          ],
        },
      ]);
      drawBlocks(pdf, [
        recipient('Issued to', against),
        ...placeBlock(supplier, { placeOfSupply, reverseCharge: false }),
      ]);
      drawEInvoice(pdf, mark);
      const view = viewOf(against);
      drawTable(pdf, creditColumns(view), note.lines, creditFooter(note.lines, view));
      drawTax(pdf, note, view);
      drawClosing(pdf, supplier, `The ${reducedBy(against)} is reduced by the amounts above.`);
    },
  );
}

function againstName(against: Invoice): string {
  return shortDocumentName(against).toLowerCase();
}

function reducedBy(against: Invoice): string {
  return `${chargesTax(against) ? 'tax' : 'value'} on the ${againstName(against)}`;
}

function viewOf({ placeOfSupply: { stateCode }, supplier }: Invoice): TaxView {
  return taxView(stateCode, stateCode === supplier.stateCode, supplier);
}

type Taxed = Pick<Invoice, 'lines' | 'totals' | 'cashOnDeliveryFee'>;

function drawTax(pdf: Pdf, document: Taxed, view: TaxView): void {
  const { lines, totals } = document;
  pdf.moveDown(0.8);
  drawTotals(pdf, sumLines(document, view));
  pdf.moveDown(0.6);
  keepTogether(pdf, 90);
  pdf.font('bold').text(amountInWords(totals.total), MARGIN, pdf.y, { width: textWidth(pdf) });
  pdf.font('regular').moveDown(0.8);
  if (view.untaxed) return;
  pdf.fontSize(8).fillColor(INK.quiet).text('Tax by HSN code').fillColor(INK.text);
  const byCode = hsnSummary(lines);
  drawTable(pdf, summaryColumns(view), byCode, summaryFooter(byCode, view));
}

function sumLines(
  { totals, cashOnDeliveryFee: fee = paise(0) }: Taxed,
  view: TaxView,
): [string, string][] {
  const { taxable, roundOff, total } = totals;
  const shipping = shippingWithoutFee({ shipping: totals.shipping, cashOnDeliveryFee: fee });
  const value = view.untaxed ? 'Value of supply' : 'Taxable value';
  const sums: [string, Paise][] = [[value, taxable], ...taxTotals(totals, view)];
  if (shipping !== 0) sums.push(['Shipping', shipping]);
  if (fee > 0 && totals.shipping > 0) sums.push(['Cash on delivery', fee]);
  if (roundOff !== 0) sums.push(['Round off', roundOff]);
  return [...sums, ['Total', total] as [string, Paise]].map(([name, sum]) => [
    name,
    rupeeAmount(sum),
  ]);
}
