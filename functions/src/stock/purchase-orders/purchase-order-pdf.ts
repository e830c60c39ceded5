import { amountInWords } from '@kargha/domain/money/amount-in-words';
import type { InvoiceParty } from '@kargha/domain/invoices/invoice';
import { unitOf } from '@kargha/domain/catalogue/variants';
import { formatLongDate } from '@kargha/domain/india/long-date';
import { timesPaise } from '@kargha/domain/money/paise';
import type {
  PurchaseOrder,
  PurchaseOrderLine,
  PurchaseOrderState,
} from '@kargha/domain/stock/purchase-order';
import type { SupplierRow } from '@kargha/domain/stock/purchase-order-endpoints';

import { conflict } from '../../http/errors.ts';
import {
  addressLines,
  amount,
  drawClosing,
  drawHeading,
  party,
  rupeeAmount,
} from '../../pdf/document-sections.ts';
import { drawBlocks, drawTotals, keepTogether } from '../../pdf/text-blocks.ts';
import { drawTable, type PdfColumn } from '../../pdf/pdf-table.ts';
import { renderPdf, MARGIN, textWidth, type Pdf } from '../../pdf/pdf-document.ts';
import { firestore } from '../../platform/firestore.ts';
import { productRef, readProduct } from '../../records/product-record.ts';
import { supplierIdentity } from '../../records/settings-record.ts';
import { findPurchaseOrder } from '../../records/purchase-order-record.ts';
import { supplierWithId } from './suppliers.ts';

interface PdfLine extends PurchaseOrderLine {
  sku: string;
}

interface PurchaseOrderPrint {
  order: PurchaseOrder;
  lines: readonly PdfLine[];
  supplier: Pick<SupplierRow, 'name' | 'state'>;
  shop: InvoiceParty;
}

const WATERMARKS: Partial<Record<PurchaseOrderState, string>> = {
  draft: 'Draft, not ordered yet',
  cancelled: 'Cancelled',
};

/**
 * A purchase order PDF for the supplier. Throws 404 not_found, and 409 legal_identity_missing without the shop's
 * legal details.
 */
export async function purchaseOrderFile(id: string): Promise<{ number: string; content: Buffer }> {
  const order = await findPurchaseOrder(id);
  const [shop, supplier, lines] = await Promise.all([
    supplierIdentity(),
    supplierWithId(order.supplierId),
    withSkus(order.lines),
  ]);
  if (!shop) {
    throw conflict(
      'legal_identity_missing',
      'The address of the shop is missing, so this purchase order cannot be created.',
    );
  }
  // Keeps the supplier's name at the time of the order.
  const pdf = {
    order,
    lines,
    shop: shop(order.createdAt),
    supplier: { state: '', ...supplier, name: order.supplierName },
  };
  return { number: order.number, content: await purchaseOrderPdf(pdf) };
}

async function withSkus(lines: readonly PurchaseOrderLine[]): Promise<PdfLine[]> {
  const found = await firestore().getAll(...lines.map(({ productId }) => productRef(productId)));
  return lines.map((line, place) => {
    const snapshot = found[place];
    const product = snapshot && readProduct(snapshot);
    return { ...line, sku: product ? unitOf(product, line.variantId).sku : '' };
  });
}

export function purchaseOrderPdf({
  order,
  lines,
  supplier,
  shop,
}: PurchaseOrderPrint): Promise<Buffer> {
  const { number, updatedAt } = order;
  const facts = { title: `Purchase order ${number}`, author: shop.name, date: updatedAt };
  return renderPdf(facts, (pdf) => {
    drawHeading(pdf, 'Purchase Order', WATERMARKS[order.state] ?? '');
    drawBlocks(pdf, [party('From', shop), { title: 'Order', lines: factLines(order) }]);
    drawBlocks(pdf, [
      { title: 'To', lines: [supplier.name, supplier.state] },
      { title: 'Deliver to', lines: [shop.name, ...addressLines(shop.address)] },
    ]);
    drawTable(pdf, COLUMNS, lines);
    pdf.moveDown(0.8);
    const quantity = lines.reduce((sum, { ordered }) => sum + ordered, 0);
    drawTotals(pdf, [
      ['Pieces', String(quantity)],
      ['Total', rupeeAmount(order.total)],
    ]);
    pdf.moveDown(0.6);
    drawParagraph(pdf, amountInWords(order.total), 'bold');
    if (order.note !== '') drawParagraph(pdf, order.note, 'regular');
    drawClosing(pdf, shop, 'Please quote this order number on your invoice and parcels.');
  });
}

function drawParagraph(pdf: Pdf, text: string, font: 'regular' | 'bold'): void {
  keepTogether(pdf, 30);
  pdf
    .font(font)
    .fontSize(9)
    .text(text, MARGIN, pdf.y, { width: textWidth(pdf) });
  pdf.font('regular').moveDown(0.6);
}

function factLines({ number, orderedAt, createdAt, expectedAt }: PurchaseOrder): string[] {
  return [
    number,
    `Date ${formatLongDate(orderedAt ?? createdAt)}`,
    `Expected by ${formatLongDate(expectedAt)}`,
  ];
}

const right = 'right' as const;

const COLUMNS: PdfColumn<PdfLine>[] = [
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
