import { amountInWords } from '@kargha/domain/amount-in-words';
import type { CreditNote, Invoice, InvoiceTotals } from '@kargha/domain/invoice';
import { sumPaise, paise, type Paise } from '@kargha/domain/paise';
import { PAYMENT_TERMS_LABELS } from '@kargha/domain/quote';

import { drawBlocks, drawSums, keepTogether } from '../papers/paper-blocks.ts';
import { drawTable } from '../papers/paper-table.ts';
import { drawPaper, INK, MARGIN, textWidth, type Paper } from '../papers/paper.ts';
import { hsnSummary, lineColumns, summaryColumns, type TaxView } from './invoice-columns.ts';
import {
  addressLines,
  amount,
  day,
  drawEnd,
  drawHeading,
  facts,
  party,
  supplyLines,
} from './paper-parts.ts';

/** Union territories without a legislature of their own: the second half of the tax is UTGST there (UTGST Act s. 7). */
const WITHOUT_LEGISLATURE = new Set(['04', '26', '31', '35', '38']);

/** The tax invoice with the fields of CGST Rule 46, as a PDF. The same invoice is the same file, byte for byte. */
export function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const { number, supplier, issuedAt } = invoice;
  return drawPaper(
    { title: `Invoice ${number}`, author: supplier.name, date: issuedAt },
    (paper) => {
      drawHeading(paper, 'Tax Invoice', 'Original for recipient');
      drawBlocks(paper, [
        party('Sold by', supplier),
        { title: 'Invoice', lines: [...facts(invoice), ...orderFacts(invoice)] },
      ]);
      drawBlocks(paper, [
        party('Billed to', invoice.buyer),
        { title: 'Delivered to', lines: [invoice.buyer.name, ...addressLines(invoice.deliverTo)] },
        { title: 'Place of supply', lines: supplyLines(invoice) },
      ]);
      drawGoods(paper, invoice);
      drawAdvances(paper, invoice);
      drawEnd(paper, supplier, 'This invoice is not subject to reverse charge.');
    },
  );
}

function orderFacts({ orderNumber, purchaseOrderNumber = '', paymentTerms }: Invoice): string[] {
  return [
    `Order ${orderNumber}`,
    purchaseOrderNumber === '' ? '' : `Your order ${purchaseOrderNumber}`,
    paymentTerms ? `Terms: ${PAYMENT_TERMS_LABELS[paymentTerms]}` : '',
  ];
}

/** What had been paid before the invoice, and what is left of it. */
function drawAdvances(paper: Paper, { advances = [], paymentTerms, totals }: Invoice): void {
  if (!paymentTerms) return;
  const left = paise(totals.total - sumPaise(advances.map((advance) => advance.amount)));
  const lines = advances.map(
    (advance) => [`Advance ${advance.number}`, `−₹${amount(advance.amount)}`] as const,
  );
  paper.moveDown(0.8);
  drawSums(paper, [...lines, ['Balance due', `₹${amount(left)}`]]);
}

/** A credit note (CGST Rule 53) against an issued invoice, as a PDF. */
export function creditNotePdf(note: CreditNote, against: Invoice): Promise<Buffer> {
  const { number, issuedAt } = note;
  const { supplier, buyer, placeOfSupply } = against;
  return drawPaper(
    { title: `Credit note ${number}`, author: supplier.name, date: issuedAt },
    (paper) => {
      drawHeading(paper, 'Credit Note', 'Original for recipient');
      drawBlocks(paper, [
        party('Issued by', supplier),
        {
          title: 'Credit note',
          lines: [
            ...facts(note),
            `Against invoice ${against.number} of ${day(against.issuedAt)}`,
            `Reason: ${note.reason}`,
          ],
        },
      ]);
      drawBlocks(paper, [
        party('Issued to', buyer),
        { title: 'Place of supply', lines: supplyLines({ placeOfSupply, reverseCharge: false }) },
      ]);
      drawGoods(paper, { ...note, placeOfSupply, supplier });
      drawEnd(paper, supplier, 'The tax of the invoice is reduced by the amounts above.');
    },
  );
}

type Goods = Pick<Invoice, 'lines' | 'totals' | 'placeOfSupply' | 'supplier'>;

function drawGoods(paper: Paper, { lines, totals, placeOfSupply, supplier }: Goods): void {
  const view = taxView(placeOfSupply.stateCode, supplier.stateCode);
  drawTable(paper, lineColumns(view), lines);
  paper.moveDown(0.8);
  drawSums(paper, sumLines(totals, view));
  paper.moveDown(0.6);
  keepTogether(paper, 90);
  paper
    .font('bold')
    .text(amountInWords(totals.total), MARGIN, paper.y, { width: textWidth(paper) });
  paper.font('regular').moveDown(0.8);
  paper.fontSize(8).fillColor(INK.quiet).text('Tax by HSN code').fillColor(INK.text);
  drawTable(paper, summaryColumns(view), hsnSummary(lines));
}

function taxView(stateOfSupply: string, stateOfSupplier: string): TaxView {
  const within = stateOfSupply === stateOfSupplier;
  return {
    within,
    stateHead: WITHOUT_LEGISLATURE.has(stateOfSupply) ? 'UTGST' : 'SGST',
    amount,
  };
}

function sumLines(totals: InvoiceTotals, { within, stateHead }: TaxView): [string, string][] {
  const { taxable, cgst, sgst, igst, shipping, roundOff, total } = totals;
  const heads: [string, Paise][] = within
    ? [
        ['CGST', cgst],
        [stateHead, sgst],
      ]
    : [['IGST', igst]];
  const sums: [string, Paise][] = [['Taxable value', taxable], ...heads];
  if (shipping !== 0) sums.push(['Shipping', shipping]);
  if (roundOff !== 0) sums.push(['Round off', roundOff]);
  return [...sums, ['Total', total] as [string, Paise]].map(([name, sum]) => [
    name,
    `₹${amount(sum)}`,
  ]);
}
