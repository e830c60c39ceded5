import { amountInWords } from '@kargha/domain/amount-in-words';
import type { InvoiceLine, InvoiceParty } from '@kargha/domain/invoice';
import { paise, type Paise } from '@kargha/domain/paise';
import { PAYMENT_TERMS_LABELS, type QuoteVersion } from '@kargha/domain/quote';
import { priceOffer } from '@kargha/domain/quote-totals';

import {
  hsnSummary,
  lineColumns,
  summaryColumns,
  type TaxView,
} from '../invoices/invoice-columns.ts';
import { amount, day, drawEnd, drawHeading, party } from '../invoices/paper-parts.ts';
import { drawBlocks, drawSums, keepTogether } from '../papers/paper-blocks.ts';
import { drawTable } from '../papers/paper-table.ts';
import { drawPaper, INK, MARGIN, textWidth, type Paper } from '../papers/paper.ts';
import type { QuoteRecord } from '../records/quote-record.ts';

/** Union territories without a legislature of their own: the second half of the tax is UTGST there (UTGST Act s. 7). */
const WITHOUT_LEGISLATURE = new Set(['04', '26', '31', '35', '38']);

export interface Quotation {
  quote: QuoteRecord;
  offer: QuoteVersion;
  supplier: InvoiceParty;
}

/** How a quotation is called on paper: short, and the same for all its versions but for the last part. */
export function quotationNumber({ id }: Pick<QuoteRecord, 'id'>, version: number): string {
  return `Q-${id.slice(0, 8).toUpperCase()}-${version}`;
}

/** An offer as a PDF for the books of a business. The same offer is the same file. */
export function quotationPdf(quotation: Quotation): Promise<Buffer> {
  const { quote, offer, supplier } = quotation;
  const number = quotationNumber(quote, offer.version);
  const date = offer.sentAt ?? offer.createdAt;
  return drawPaper({ title: `Quotation ${number}`, author: supplier.name, date }, (paper) => {
    drawHeading(paper, 'Quotation', offer.state === 'draft' ? 'Draft, not sent' : '');
    drawBlocks(paper, [
      party('From', supplier),
      { title: 'Quotation', lines: factsOf(quotation, number, date) },
    ]);
    drawBlocks(paper, [
      { title: 'For', lines: buyerLines(quotation) },
      { title: 'Place of supply', lines: supplyLines(offer) },
      { title: 'Terms', lines: termLines(offer) },
    ]);
    drawOffer(paper, offer);
    drawTerms(paper, offer);
    drawEnd(paper, supplier, 'This quotation is no tax invoice. The invoice comes with the goods.');
  });
}

function factsOf({ quote, offer }: Quotation, number: string, date: Date): string[] {
  const { purchaseOrderNumber = '' } = quote;
  const isOrdered = offer.state === 'converted' && purchaseOrderNumber !== '';
  return [
    number,
    `Version ${offer.version} of ${day(date)}`,
    `Valid until ${day(offer.validUntil)}`,
    isOrdered ? `Your PO number ${purchaseOrderNumber}` : '',
  ];
}

function buyerLines({ quote, offer }: Quotation): string[] {
  const { name, gstin } = offer.buyer;
  return [
    name === '' ? quote.companyName : name,
    quote.contactPerson,
    quote.email,
    quote.phone,
    gstin === '' ? 'GSTIN not given' : `GSTIN ${gstin}`,
  ];
}

function supplyLines({ placeOfSupply, withinState }: QuoteVersion): string[] {
  const { name, stateCode } = placeOfSupply;
  return [`${name} (${stateCode})`, withinState ? 'Within the state' : 'Between states'];
}

function termLines({ paymentTerms, leadTimeDays }: QuoteVersion): string[] {
  const lead = leadTimeDays === 1 ? '1 day' : `${leadTimeDays} days`;
  return [PAYMENT_TERMS_LABELS[paymentTerms], `Lead time ${lead}`];
}

function drawOffer(paper: Paper, offer: QuoteVersion): void {
  const view = viewOf(offer);
  const lines = paperLines(offer);
  drawTable(paper, lineColumns(view), lines);
  paper.moveDown(0.8);
  drawSums(paper, sumLines(offer, view));
  paper.moveDown(0.6);
  keepTogether(paper, 90);
  const words = amountInWords(offer.totals.total);
  paper.font('bold').text(words, MARGIN, paper.y, { width: textWidth(paper) });
  paper.font('regular').moveDown(0.8);
  paper.fontSize(8).fillColor(INK.quiet).text('Tax by HSN code').fillColor(INK.text);
  drawTable(paper, summaryColumns(view), hsnSummary(lines));
}

function viewOf({ withinState: within, placeOfSupply }: QuoteVersion): TaxView {
  const isTerritory = WITHOUT_LEGISLATURE.has(placeOfSupply.stateCode);
  return { within, stateHead: isTerritory ? 'UTGST' : 'SGST', amount };
}

function paperLines(offer: QuoteVersion): InvoiceLine[] {
  const priced = priceOffer(offer).lines;
  return offer.lines.flatMap((line, index) => {
    const cost = priced[index];
    if (!cost) return [];
    const { productId, description, customisation, ...rest } = line;
    const words = customisation === '' ? description : `${description}\n${customisation}`;
    const { taxable, cgst, sgst, igst } = cost;
    const id = productId ?? '';
    return { ...rest, productId: id, description: words, unit: 'PCS', taxable, cgst, sgst, igst };
  });
}

function sumLines({ totals }: QuoteVersion, { within, stateHead }: TaxView): [string, string][] {
  const { subtotal, discount, cgst, sgst, igst, shipping, total } = totals;
  const heads: [string, Paise][] = within
    ? [
        ['CGST', cgst],
        [stateHead, sgst],
      ]
    : [['IGST', igst]];
  const sums: [string, Paise][] = [['Goods', subtotal]];
  if (discount > 0) sums.push(['Discount', paise(0 - discount)]);
  sums.push(...heads);
  if (shipping > 0) sums.push(['Shipping', shipping]);
  return [...sums, ['Total', total] as const satisfies [string, Paise]].map(([name, sum]) => [
    name,
    printed(sum),
  ]);
}

function printed(sum: Paise): string {
  const text = `₹${amount(paise(Math.abs(sum)))}`;
  return sum < 0 ? `−${text}` : text;
}

function drawTerms(paper: Paper, { terms }: QuoteVersion): void {
  if (terms === '') return;
  paper.moveDown(1);
  keepTogether(paper, 60);
  paper.fontSize(8).fillColor(INK.quiet).text('Terms', MARGIN, paper.y).fillColor(INK.text);
  paper.fontSize(9).text(terms, MARGIN, paper.y, { width: textWidth(paper) });
}
