import type { Invoice } from '@kargha/domain/invoices/invoice';

import { renderPdf, startPart } from '../../pdf/pdf-document.ts';
import { drawBlocks } from '../../pdf/text-blocks.ts';
import { eInvoiceMark } from '../invoices/e-invoice-mark.ts';
import { drawInvoice, titleOf } from '../invoices/invoice-pdf.ts';

const MISSING = 'Orders without an invoice';

/** Several invoices to print in one go, each with its own page numbers. At the end, the orders without an invoice. */
export async function invoicesPdf(
  invoices: readonly Invoice[],
  missing: readonly string[],
): Promise<Buffer> {
  const marks = await Promise.all(invoices.map(eInvoiceMark));
  const date = new Date(Math.max(0, ...invoices.map(({ issuedAt }) => issuedAt.getTime())));
  return renderPdf({ title: 'Invoices', author: invoices[0]?.supplier.name ?? '', date }, (pdf) => {
    invoices.forEach((invoice, place) => {
      startPart(pdf, titleOf(invoice));
      drawInvoice(pdf, invoice, marks[place] ?? null);
    });
    if (missing.length === 0) return;
    startPart(pdf, MISSING);
    drawBlocks(pdf, [{ title: MISSING, lines: missing }]);
  });
}
