import { amountInWords } from '@kargha/domain/money/amount-in-words';
import type { InvoiceLine, InvoiceParty } from '@kargha/domain/invoices/invoice';
import { saleDocument } from '@kargha/domain/invoices/sale-document';
import { formatLongDate } from '@kargha/domain/india/long-date';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import { paise, type Paise } from '@kargha/domain/money/paise';
import { quotationNumber } from '@kargha/domain/quotes/quotation-number';
import { PAYMENT_TERMS_LABELS } from '@kargha/domain/quotes/quote';
import type { QuoteVersion } from '@kargha/domain/quotes/quote-schema';
import { priceOffer } from '@kargha/domain/quotes/quote-totals';

import {
  hsnSummary,
  summaryColumns,
  summaryFooter,
  taxTotals,
  taxView,
  type TaxView,
} from '../../documents/invoices/invoice-columns.ts';
import { drawGoods } from '../../documents/invoices/invoice-pdf.ts';
import {
  addressLines,
  drawClosing,
  documentName,
  shortDocumentName,
  drawHeading,
  drawRegistration,
  party,
  rupeeAmount,
} from '../../pdf/document-sections.ts';
import { drawBlocks, drawTotals, keepTogether } from '../../pdf/text-blocks.ts';
import { drawTable } from '../../pdf/pdf-table.ts';
import { renderPdf, INK, MARGIN, textWidth, type Pdf } from '../../pdf/pdf-document.ts';
import type { QuoteRecord } from '../../records/quote-record.ts';

export interface Quotation {
  quote: QuoteRecord;
  offer: QuoteVersion;
  supplier: InvoiceParty;
}

export function quotationPdf(quotation: Quotation): Promise<Buffer> {
  const { quote, offer, supplier } = quotation;
  const number = quotationNumber(quote.id, offer.version);
  const date = offer.sentAt ?? offer.createdAt;
  return renderPdf({ title: `Quotation ${number}`, author: supplier.name, date }, (pdf) => {
    drawHeading(pdf, 'Quotation', offer.state === 'draft' ? 'Draft, not sent' : '');
    drawRegistration(pdf, supplier);
    drawBlocks(pdf, [
      party('From', supplier),
      { title: 'Quotation', lines: factsOf(quotation, number, date) },
    ]);
    drawBlocks(pdf, [
      { title: 'For', lines: buyerLines(quotation) },
      { title: 'Place of supply', lines: supplyLines(offer) },
      { title: 'Terms', lines: termLines(offer) },
    ]);
    drawOffer(pdf, offer, viewOf(offer, supplier));
    drawTerms(pdf, offer);
    drawClosing(pdf, supplier, disclaimerOf(quotation));
  });
}

function factsOf({ quote, offer }: Quotation, number: string, date: Date): string[] {
  const { purchaseOrderNumber } = quote;
  const isOrdered = offer.state === 'converted' && purchaseOrderNumber !== '';
  return [
    number,
    `Version ${offer.version} of ${formatLongDate(date)}`,
    `Valid until ${formatLongDate(offer.validUntil)}`,
    isOrdered ? `Your PO number ${purchaseOrderNumber}` : '',
  ];
}

function buyerLines({ quote, offer }: Quotation): string[] {
  const { name, gstin, address } = offer.buyer;
  return [
    name === '' ? quote.companyName : name,
    ...(address ? addressLines(address) : []),
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

function disclaimerOf({ offer, supplier }: Quotation): string {
  const sale = { supplier, buyer: offer.buyer, lines: offer.lines };
  const [name, short] = [documentName(sale), shortDocumentName(sale)].map((one) =>
    one.toLowerCase(),
  );
  const article = saleDocument(sale) === 'invoice_cum_bill_of_supply' ? 'an' : 'a';
  return `This quotation is not ${article} ${name}. The ${short} comes with the goods.`;
}

function drawOffer(pdf: Pdf, offer: QuoteVersion, view: TaxView): void {
  const lines = pdfLines(offer);
  drawGoods(pdf, { ...offer, lines }, view);
  pdf.moveDown(0.8);
  drawQuoteTotals(pdf, offer, view);
  pdf.moveDown(0.8);
  if (view.untaxed) return;
  pdf.fontSize(8).fillColor(INK.quiet).text('Tax by HSN code').fillColor(INK.text);
  const byCode = hsnSummary(lines);
  drawTable(pdf, summaryColumns(view), byCode, summaryFooter(byCode, view));
}

type Priced = Pick<QuoteVersion, 'totals' | 'placeOfSupply' | 'withinState' | 'taxIncluded'>;

export function drawQuoteTotals(pdf: Pdf, offer: Priced, view: TaxView): void {
  drawTotals(pdf, sumLines(offer, view));
  pdf.moveDown(0.6);
  keepTogether(pdf, 90);
  const words = amountInWords(offer.totals.total);
  pdf.font('bold').text(words, MARGIN, pdf.y, { width: textWidth(pdf) });
  pdf.font('regular');
}

function viewOf({ placeOfSupply, withinState }: Priced, supplier: InvoiceParty): TaxView {
  return taxView(placeOfSupply.stateCode, withinState, supplier);
}

function pdfLines(offer: QuoteVersion): InvoiceLine[] {
  const { lines: priced, shipping } = priceOffer(offer);
  const goods = offer.lines.flatMap((line, index) => {
    const cost = priced[index];
    if (!cost) return [];
    const { productId, description, customisation, ...rest } = line;
    const title = lineTitle({ title: description, options: rest.options });
    const words = customisation === '' ? title : `${title}\n${customisation}`;
    const { taxable, cgst, sgst, igst } = cost;
    const id = productId ?? '';
    return { ...rest, productId: id, description: words, unit: 'PCS', taxable, cgst, sgst, igst };
  });
  return [...goods, ...shipping];
}

function sumLines({ totals, taxIncluded }: Priced, view: TaxView): [string, string][] {
  const { subtotal, discount, shipping, total, shippingTax } = totals;
  const sums: [string, Paise][] = [['Goods', subtotal]];
  if (discount > 0) sums.push(['Discount', paise(0 - discount)]);
  const taxes = taxTotals(totals, view).map(([head, sum]): [string, Paise] => [
    taxIncluded ? `Includes ${head}` : head,
    sum,
  ]);
  const delivery: [string, Paise][] = shipping > 0 ? [['Shipping', shipping]] : [];
  const isTaxed = shippingTax !== undefined;
  sums.push(...(isTaxed ? [...delivery, ...taxes] : [...taxes, ...delivery]));
  return [...sums, ['Total', total] as const satisfies [string, Paise]].map(([name, sum]) => [
    name,
    rupeeAmount(sum),
  ]);
}

function drawTerms(pdf: Pdf, { terms }: QuoteVersion): void {
  if (terms === '') return;
  pdf.moveDown(1);
  keepTogether(pdf, 60);
  pdf.fontSize(8).fillColor(INK.quiet).text('Terms', MARGIN, pdf.y).fillColor(INK.text);
  pdf.fontSize(9).text(terms, MARGIN, pdf.y, { width: textWidth(pdf) });
}
