import { measurementsText } from '@kargha/domain/catalogue/tailoring';
import { formatLongDate } from '@kargha/domain/india/long-date';
import type { OrderLine } from '@kargha/domain/orders/order';
import { unshippedLines, type ShipmentLine } from '@kargha/domain/orders/shipment';
import { isSameLine } from '@kargha/domain/shopping/line-ref';
import { lineTitle } from '@kargha/domain/shopping/line-title';

import { loadBarCodes } from '../../pdf/bar-codes.ts';
import { drawBlocks } from '../../pdf/text-blocks.ts';
import { drawTable } from '../../pdf/pdf-table.ts';
import { renderPdf, startPart, type Pdf } from '../../pdf/pdf-document.ts';
import type { BarcodeOf } from './line-barcodes.ts';
import {
  collectText,
  drawBarcode,
  drawTitle,
  lastChange,
  type PackableOrder,
  type Sender,
} from './packing-page.ts';

export async function packingSlips(
  orders: readonly PackableOrder[],
  sender: Sender,
  barcodeOf: BarcodeOf,
): Promise<Buffer> {
  const { code128 } = await loadBarCodes();
  const facts = { title: 'Packing slips', author: sender.name, date: lastChange(orders) };
  return renderPdf(facts, (pdf) => {
    orders.forEach((order) => {
      startPart(pdf, `Packing slip ${order.number}`);
      const lines = linesToPack(order).map((one) => ({ ...one, barcode: barcodeOf(one.line) }));
      drawSlip(pdf, { order, lines, sender, bars: code128(order.number) });
    });
  });
}

interface Slip {
  order: PackableOrder;
  lines: readonly SlipLine[];
  sender: Sender;
  /** of the order number */
  bars: readonly number[];
}

function drawSlip(pdf: Pdf, { order, lines, sender, bars }: Slip): void {
  const { number, customer, createdAt } = order;
  const { address } = customer;
  drawTitle(pdf, 'Packing slip', 20);
  drawBarcode(pdf, number, bars, 40);
  pdf.moveDown(1);
  drawBlocks(pdf, [
    {
      title: 'Deliver to',
      lines: [
        customer.name,
        address.line1,
        address.line2,
        `${address.city}, ${address.state} ${address.pincode}`,
        `Phone +91 ${customer.phone}`,
      ],
    },
    {
      title: 'Order',
      lines: [number, `Ordered on ${formatLongDate(createdAt)}`, collectText(order)],
    },
    { title: 'Sent by', lines: [sender.name, ...sender.lines] },
  ]);
  drawTable(pdf, COLUMNS, lines);
}

/** With the measurements, by which packers check the right piece, and the codes of pieces that have left. */
function packedItem({ line, codes }: PackedLine): string {
  const measurements = line.tailoring ? measurementsText(line.tailoring) : '';
  const pieces = codes.length > 0 ? `Piece ${codes.join(', ')}` : '';
  return [lineTitle(line), measurements, pieces].filter((text) => text !== '').join('\n');
}

interface PackedLine {
  line: OrderLine;
  quantity: number;
  /** of its pieces; which ones are packed is recorded when they leave */
  codes: readonly string[];
}

interface SlipLine extends PackedLine {
  barcode: string;
}

function barcodes({ line: { sku }, barcode }: SlipLine): string {
  return [...new Set([sku, barcode])].filter((code) => code !== '').join('\n');
}

const COLUMNS = [
  { title: '#', share: 0.08, cell: (_: SlipLine, place: number) => String(place + 1) },
  { title: 'Item', share: 0.52, cell: (packed: SlipLine) => packedItem(packed) },
  { title: 'SKU and bar code', share: 0.25, cell: barcodes },
  {
    title: 'Pieces',
    share: 0.15,
    align: 'right' as const,
    cell: ({ quantity }: SlipLine) => String(quantity),
  },
];

/** The items still in the shop; once everything has left, the whole order. */
export function linesToPack(order: Pick<PackableOrder, 'lines' | 'shipments'>): PackedLine[] {
  const here = unshippedLines(order);
  const pieces: readonly ShipmentLine[] = here.length > 0 ? here : order.lines;
  const shipped = here.length > 0 ? [] : order.shipments.flatMap(({ lines }) => lines);
  const codesOf = (piece: ShipmentLine) =>
    shipped.flatMap((one) => (isSameLine(one, piece) ? (one.pieces ?? []) : []));
  return pieces.flatMap((piece) => {
    const line = order.lines.find((one) => isSameLine(one, piece));
    return line ? [{ line, quantity: piece.quantity, codes: codesOf(piece) }] : [];
  });
}
