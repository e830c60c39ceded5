import { amountInWords } from '@kargha/domain/money/amount-in-words';
import type { InvoiceParty } from '@kargha/domain/invoices/invoice';
import { formatLongDate } from '@kargha/domain/india/long-date';
import { timesPaise } from '@kargha/domain/money/paise';
import type {
  PurchaseOrderLine,
  PurchaseOrderState,
  SupplierRow,
} from '@kargha/domain/stock/purchase-order';

import { conflict } from '../http/errors.ts';
import {
  addressLines,
  amount,
  drawClosing,
  drawHeading,
  party,
  rupeeAmount,
} from '../invoices/document-sections.ts';
import { drawBlocks, drawTotals, keepTogether } from '../pdf/text-blocks.ts';
import { drawTable, type PdfColumn } from '../pdf/pdf-table.ts';
import { renderPdf, MARGIN, textWidth, type Paper } from '../pdf/pdf-document.ts';
import { firestore } from '../platform/firestore.ts';
import { productRef, readProduct } from '../records/product-record.ts';
import { supplierIdentity } from '../records/settings-record.ts';
import { findPurchaseOrder, type PurchaseOrderRecord } from './purchase-order-record.ts';
import { supplierRef, supplierRow } from './suppliers.ts';

/** A line as it is printed: with the number by which the shop knows the product. */
interface PaperLine extends PurchaseOrderLine {
  sku: string;
}

interface PurchasePaper {
  order: PurchaseOrderRecord;
  lines: readonly PaperLine[];
  supplier: SupplierRow;
  shop: InvoiceParty;
}

const COPIES: Partial<Record<PurchaseOrderState, string>> = {
  draft: 'Draft, not ordered yet',
  cancelled: 'Cancelled',
};

/**
 * A purchase order as staff print or send it to its maker. Throws 404 not_found, and 409 legal_identity_missing while
 * the settings do not say who buys.
 */
export async function purchaseOrderFile(id: string): Promise<{ number: string; content: Buffer }> {
  const order = await findPurchaseOrder(id);
  const [shop, supplier, lines] = await Promise.all([
    supplierIdentity(),
    supplierRef(order.supplierId).get(),
    withSkus(order.lines),
  ]);
  if (!shop) {
    throw conflict('legal_identity_missing', 'The address of the shop is missing on this paper.');
  }
  const known = supplierRow(supplier);
  // A supplier may have been renamed since: the order keeps the name that it was written to.
  const paper = { order, lines, shop, supplier: { ...known, name: order.supplierName } };
  return { number: order.number, content: await purchaseOrderPdf(paper) };
}

async function withSkus(lines: readonly PurchaseOrderLine[]): Promise<PaperLine[]> {
  const found = await firestore().getAll(...lines.map(({ productId }) => productRef(productId)));
  return lines.map((line, place) => {
    const snapshot = found[place];
    return { ...line, sku: (snapshot && readProduct(snapshot)?.sku) ?? '' };
  });
}

/** Draws a purchase order as a PDF. The same order is the same file. */
export function purchaseOrderPdf({ order, lines, supplier, shop }: PurchasePaper): Promise<Buffer> {
  const { number, updatedAt } = order;
  const facts = { title: `Purchase order ${number}`, author: shop.name, date: updatedAt };
  return renderPdf(facts, (paper) => {
    drawHeading(paper, 'Purchase Order', COPIES[order.state] ?? '');
    drawBlocks(paper, [party('From', shop), { title: 'Order', lines: factLines(order) }]);
    drawBlocks(paper, [
      { title: 'To', lines: [supplier.name, supplier.state] },
      { title: 'Deliver to', lines: [shop.name, ...addressLines(shop.address)] },
    ]);
    drawTable(paper, COLUMNS, lines);
    paper.moveDown(0.8);
    const pieces = lines.reduce((sum, { ordered }) => sum + ordered, 0);
    drawTotals(paper, [
      ['Pieces', String(pieces)],
      ['Total', rupeeAmount(order.total)],
    ]);
    paper.moveDown(0.6);
    drawWords(paper, amountInWords(order.total), 'bold');
    if (order.note !== '') drawWords(paper, order.note, 'regular');
    drawClosing(paper, shop, 'Please name the number of this order on your invoice and your parcels.');
  });
}

function drawWords(paper: Paper, words: string, font: 'regular' | 'bold'): void {
  keepTogether(paper, 30);
  paper
    .font(font)
    .fontSize(9)
    .text(words, MARGIN, paper.y, { width: textWidth(paper) });
  paper.font('regular').moveDown(0.6);
}

function factLines({ number, orderedAt, createdAt, expectedAt }: PurchaseOrderRecord): string[] {
  return [number, `Date ${formatLongDate(orderedAt ?? createdAt)}`, `Expected by ${formatLongDate(expectedAt)}`];
}

const right = 'right' as const;

const COLUMNS: PdfColumn<PaperLine>[] = [
  { title: '#', share: 0.06, cell: (_line, place) => String(place + 1) },
  { title: 'Item', share: 0.38, cell: ({ title }) => title },
  { title: 'SKU', share: 0.18, cell: ({ sku }) => sku },
  { title: 'Pieces', share: 0.1, align: right, cell: ({ ordered }) => String(ordered) },
  { title: 'Price', share: 0.13, align: right, cell: ({ unitCost }) => amount(unitCost) },
  {
    title: 'Amount',
    share: 0.15,
    align: right,
    cell: ({ unitCost, ordered }) => amount(timesPaise(unitCost, ordered)),
  },
];
