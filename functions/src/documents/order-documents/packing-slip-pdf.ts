import { measurementsText } from '@kargha/domain/catalogue/tailoring';
import { formatLongDate } from '@kargha/domain/india/long-date';
import type { Order, OrderLine } from '@kargha/domain/orders/order';
import {
  shipmentState,
  unshippedLines,
  type Shipment,
  type ShipmentLine,
} from '@kargha/domain/orders/shipment';
import { isSameLine } from '@kargha/domain/shopping/line-ref';
import { lineTitle } from '@kargha/domain/shopping/line-title';

import { drawBars } from '../../pdf/draw-codes.ts';
import { loadBarCodes } from '../../pdf/bar-codes.ts';
import { drawBlocks } from '../../pdf/text-blocks.ts';
import { drawTable } from '../../pdf/pdf-table.ts';
import {
  renderPdf,
  startPart,
  INK,
  MARGIN,
  textEnd,
  textWidth,
  type Pdf,
} from '../../pdf/pdf-document.ts';

type PackableOrder = Pick<
  Order,
  'number' | 'customer' | 'lines' | 'shipments' | 'createdAt' | 'updatedAt'
>;

export interface Sender {
  name: string;
  lines: readonly string[];
}

/** The bar code on the label of what was sold; '' without one. */
export type BarcodeOf = (line: OrderLine) => string;

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
      const lines = toPack(order).map((one) => ({ ...one, barcode: barcodeOf(one.line) }));
      drawSlip(pdf, { order, lines, sender, bars: code128(order.number) });
    });
  });
}

interface Label {
  order: PackableOrder;
  /** Without it the barcode is the order number. */
  parcel: Shipment | null;
}

/** One page for each label. */
export async function parcelLabels(labels: readonly Label[], sender: Sender): Promise<Buffer> {
  const { code128 } = await loadBarCodes();
  const [first, ...more] = labels.map(codeOf);
  const title = more.length > 0 ? 'Labels' : `Label ${first ?? ''}`;
  const date = lastChange(labels.map(({ order }) => order));
  return renderPdf({ title, author: sender.name, date, size: 'A6' }, (pdf) => {
    labels.forEach((label) => {
      const code = codeOf(label);
      startPart(pdf, `Label ${code}`);
      if (label.parcel) drawTitle(pdf, label.parcel.courier, 16);
      drawBarcode(pdf, code, code128(code), 70);
      pdf.moveDown(0.6);
      drawAddress(pdf, labelLines(label.order, sender));
    });
  });
}

function codeOf({ order, parcel }: Label): string {
  return parcel?.awb ?? order.number;
}

function drawAddress(pdf: Pdf, lines: readonly LabelLine[]): void {
  const scale = SCALES.find((one) => fits(pdf, lines, one)) ?? SMALLEST;
  for (const { text, size, font, ink } of lines) {
    pdf
      .font(font)
      .fontSize(size * scale)
      .fillColor(ink);
    pdf.text(text, MARGIN, pdf.y, { lineGap: CLOSE });
  }
}

/** The parcels that have just been handed over, or the order before its first parcel. */
export function labelsOf(order: PackableOrder & Pick<Order, 'state'>): Label[] {
  const fresh = order.shipments.filter((parcel) => shipmentState(parcel, order) === 'shipped');
  if (order.shipments.length === 0) return [{ order, parcel: null }];
  return fresh.map((parcel) => ({ order, parcel }));
}

/** Points of the narrowest bar; more makes short codes needlessly wide. */
const WIDEST_MODULE = 1.4;

function drawBarcode(pdf: Pdf, text: string, widths: readonly number[], height: number): void {
  const modules = widths.reduce((sum, width) => sum + width, 0);
  const module = Math.min(WIDEST_MODULE, textWidth(pdf) / modules);
  const top = pdf.y;
  drawBars(pdf, widths, { x: MARGIN, y: top, module, height });
  pdf
    .font('bold')
    .fontSize(10)
    .text(text, MARGIN, top + height + 3);
  pdf.font('regular').fontSize(9);
  pdf.x = MARGIN;
}

/** A label is one sheet: a long name and address are printed smaller, down to a readable minimum. */
const SMALLEST = 0.5;
const SCALES = [1, 0.85, 0.7, 0.6, SMALLEST];
const CLOSE = -2;

interface LabelLine {
  text: string;
  size: number;
  font: 'regular' | 'bold';
  ink: string;
}

function labelLines({ number, customer }: PackableOrder, sender: Sender): LabelLine[] {
  const { name, phone, address } = customer;
  const line = (text: string, size = 11, font: LabelLine['font'] = 'regular', ink = INK.text) => ({
    ...{ text, size, font, ink },
  });
  return [
    line(name, 14, 'bold'),
    line(address.line1),
    ...(address.line2 ? [line(address.line2)] : []),
    line(`${address.city}, ${address.state}`),
    line(address.pincode, 18, 'bold'),
    line(`Phone +91 ${phone}`),
    line(`Order ${number}`, 8, 'regular', INK.quiet),
    line(`From ${[sender.name, ...sender.lines].join(', ')}`, 8, 'regular', INK.quiet),
  ];
}

function fits(pdf: Pdf, lines: readonly LabelLine[], scale: number): boolean {
  const width = textWidth(pdf);
  const heights = lines.map(({ text, size, font }) =>
    pdf
      .font(font)
      .fontSize(size * scale)
      .heightOfString(text, { width, lineGap: CLOSE }),
  );
  return pdf.y + heights.reduce((sum, height) => sum + height, 0) <= textEnd(pdf);
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
    { title: 'Order', lines: [number, `Ordered on ${formatLongDate(createdAt)}`] },
    { title: 'Sent by', lines: [sender.name, ...sender.lines] },
  ]);
  drawTable(pdf, COLUMNS, lines);
}

/** With the measurements, by which packers check the right piece. */
function packedItem(line: OrderLine): string {
  const measurements = line.tailoring ? measurementsText(line.tailoring) : '';
  return [lineTitle(line), measurements].filter((text) => text !== '').join('\n');
}

interface PackedLine {
  line: OrderLine;
  quantity: number;
}

interface SlipLine extends PackedLine {
  barcode: string;
}

function codes({ line: { sku }, barcode }: SlipLine): string {
  return [...new Set([sku, barcode])].filter((code) => code !== '').join('\n');
}

const COLUMNS = [
  { title: '#', share: 0.08, cell: (_: SlipLine, place: number) => String(place + 1) },
  { title: 'Item', share: 0.52, cell: ({ line }: SlipLine) => packedItem(line) },
  { title: 'SKU and bar code', share: 0.25, cell: codes },
  {
    title: 'Pieces',
    share: 0.15,
    align: 'right' as const,
    cell: ({ quantity }: SlipLine) => String(quantity),
  },
];

/** The items still in the shop; once everything has left, the whole order. */
function toPack(order: PackableOrder): PackedLine[] {
  const here = unshippedLines(order);
  const pieces: readonly ShipmentLine[] = here.length > 0 ? here : order.lines;
  return pieces.flatMap((piece) => {
    const line = order.lines.find((one) => isSameLine(one, piece));
    return line ? [{ line, quantity: piece.quantity }] : [];
  });
}

function drawTitle(pdf: Pdf, text: string, size: number): void {
  pdf.font('bold').fontSize(size).fillColor(INK.text).text(text, MARGIN);
  pdf.font('regular').fontSize(9);
}

function lastChange(orders: readonly PackableOrder[]): Date {
  return new Date(Math.max(0, ...orders.map(({ updatedAt }) => updatedAt.getTime())));
}
