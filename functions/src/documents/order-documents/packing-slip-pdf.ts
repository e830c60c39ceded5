import { measurementsText } from '@kargha/domain/catalogue/tailoring';
import { formatLongDate } from '@kargha/domain/india/long-date';
import type { OrderLine } from '@kargha/domain/orders/order';
import { numberedParcels, type NumberedParcel } from '@kargha/domain/orders/planned-parcels';
import type { ShipmentLine } from '@kargha/domain/orders/shipment';
import { isSameLine, refOf } from '@kargha/domain/shopping/line-ref';
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
  parcelText,
  type PackableOrder,
  type Sender,
} from './packing-page.ts';

/** A page for each parcel that has not left, or for the parcel with this number alone. */
export async function packingSlips(
  orders: readonly PackableOrder[],
  sender: Sender,
  barcodeOf: BarcodeOf,
  only?: number,
): Promise<Buffer> {
  const { code128 } = await loadBarCodes();
  const facts = { title: 'Packing slips', author: sender.name, date: lastChange(orders) };
  return renderPdf(facts, (pdf) => {
    orders.forEach((order) => {
      const bars = code128(order.number);
      for (const parcel of slipsOf(order, only)) {
        startPart(pdf, `Packing slip ${order.number}`);
        const lines = packedLines(order, parcel.lines);
        const coded = lines.map((one) => ({ ...one, barcode: barcodeOf(one.line) }));
        const title = ['Packing slip', ...parcelText(parcel)].join(', ');
        drawSlip(pdf, { title, order, lines: coded, sender, bars });
      }
    });
  });
}

/** An order that was split has a slip for each of its parcels; once everything has left, the whole order has one. */
function slipsOf(order: PackableOrder, only?: number): Omit<NumberedParcel, 'isPacked'>[] {
  const parcels = numberedParcels(order);
  const slips = parcels.length > 0 ? parcels : [{ lines: sentLines(order), number: 1, of: 1 }];
  return only === undefined ? slips : slips.filter(({ number }) => number === only);
}

/** With the codes of the pieces that have left. */
function sentLines({ lines, shipments }: PackableOrder): ShipmentLine[] {
  const sent = shipments.flatMap((parcel) => parcel.lines);
  return lines.map((line) => ({
    ...{ ...refOf(line), quantity: line.quantity },
    pieces: sent.flatMap((one) => (isSameLine(one, line) ? (one.pieces ?? []) : [])),
  }));
}

interface Slip {
  title: string;
  order: PackableOrder;
  lines: readonly SlipLine[];
  sender: Sender;
  /** of the order number */
  bars: readonly number[];
}

function drawSlip(pdf: Pdf, { title, order, lines, sender, bars }: Slip): void {
  const { number, customer, createdAt } = order;
  const { address } = customer;
  drawTitle(pdf, title, 20);
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

/** With measurements, by which packers check the right piece, the gift note, and the codes of pieces that have left. */
function packedItem({ line, codes }: PackedLine): string {
  const measurements = line.tailoring ? measurementsText(line.tailoring) : '';
  const pieces = codes.length > 0 ? `Piece ${codes.join(', ')}` : '';
  const giftNote = line.tailoring?.giftNote;
  const note = giftNote ? `Gift note: “${giftNote}”` : '';
  return [lineTitle(line), measurements, note, pieces].filter((text) => text !== '').join('\n');
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

export function packedLines(
  { lines }: Pick<PackableOrder, 'lines'>,
  pieces: readonly ShipmentLine[],
): PackedLine[] {
  return pieces.flatMap((piece) => {
    const line = lines.find((one) => isSameLine(one, piece));
    return line ? [{ line, quantity: piece.quantity, codes: piece.pieces ?? [] }] : [];
  });
}
