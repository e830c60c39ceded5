import { amountInWords } from '@kargha/domain/amount-in-words';
import type { Address } from '@kargha/domain/customer-info';
import { INDIAN_STATES } from '@kargha/domain/indian-states';
import type { CreditNote, Invoice, InvoiceParty, InvoiceTotals } from '@kargha/domain/invoice';
import { paiseToRupees, type Paise } from '@kargha/domain/paise';

import { drawBlocks, drawSums, keepTogether } from '../papers/paper-blocks.ts';
import { drawTable } from '../papers/paper-table.ts';
import { drawPaper, INK, MARGIN, textWidth, type Paper } from '../papers/paper.ts';
import { hsnSummary, lineColumns, summaryColumns, type TaxView } from './invoice-columns.ts';

/** Union territories without a legislature of their own: the second half of the tax is UTGST there (UTGST Act s. 7). */
const WITHOUT_LEGISLATURE = new Set(['04', '26', '31', '35', '38']);

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const AMOUNT = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** The tax invoice with the fields of CGST Rule 46, as a PDF. The same invoice is the same file, byte for byte. */
export function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const { number, supplier, issuedAt } = invoice;
  return drawPaper(
    { title: `Invoice ${number}`, author: supplier.name, date: issuedAt },
    (paper) => {
      drawHeading(paper, 'Tax Invoice', 'Original for recipient');
      drawBlocks(paper, [
        party('Sold by', supplier),
        { title: 'Invoice', lines: [...facts(invoice), `Order ${invoice.orderNumber}`] },
      ]);
      drawBlocks(paper, [
        party('Billed to', invoice.buyer),
        { title: 'Delivered to', lines: [invoice.buyer.name, ...addressLines(invoice.deliverTo)] },
        { title: 'Place of supply', lines: supplyLines(invoice) },
      ]);
      drawGoods(paper, invoice);
      drawEnd(paper, supplier, 'This invoice is not subject to reverse charge.');
    },
  );
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
            `Against invoice ${against.number} of ${DAY.format(against.issuedAt)}`,
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

function drawHeading(paper: Paper, title: string, copy: string): void {
  const top = paper.y;
  paper.font('bold').fontSize(18).text(title, MARGIN, top);
  const below = paper.y;
  paper.font('regular').fontSize(8).fillColor(INK.quiet);
  paper.text(copy, MARGIN, top + 8, { width: textWidth(paper), align: 'right' });
  paper.fillColor(INK.text).fontSize(9);
  paper.x = MARGIN;
  paper.y = below + 8;
}

function drawEnd(paper: Paper, supplier: InvoiceParty, sentence: string): void {
  paper.moveDown(1);
  keepTogether(paper, 80);
  paper.font('regular').fontSize(9).fillColor(INK.text);
  paper.text(sentence, MARGIN, paper.y, { width: textWidth(paper) });
  paper.moveDown(1);
  const options = { width: textWidth(paper), align: 'right' } as const;
  paper.text(`For ${supplier.name}`, MARGIN, paper.y, options);
  paper.moveDown(2);
  paper.fillColor(INK.quiet).text('Authorised signatory', MARGIN, paper.y, options);
}

function party(title: string, { name, gstin, address }: InvoiceParty) {
  return {
    title,
    lines: [name, ...addressLines(address), gstin === '' ? '' : `GSTIN ${gstin}`],
  };
}

function addressLines({ line1, line2, city, pincode, state }: Address): string[] {
  return [line1, line2, `${city} ${pincode}`, `${state} (${stateCode(state)})`];
}

function stateCode(name: string): string {
  return INDIAN_STATES.find((state) => state.name === name)?.gstCode ?? '–';
}

function facts({ number, issuedAt }: Pick<Invoice, 'number' | 'issuedAt'>): string[] {
  return [number, `Date ${DAY.format(issuedAt)}`];
}

function supplyLines({
  placeOfSupply,
  reverseCharge,
}: Pick<Invoice, 'placeOfSupply' | 'reverseCharge'>) {
  const { name, stateCode: code } = placeOfSupply;
  return [`${name} (${code})`, `Reverse charge: ${reverseCharge ? 'Yes' : 'No'}`];
}

function amount(sum: Paise): string {
  return AMOUNT.format(paiseToRupees(sum));
}
