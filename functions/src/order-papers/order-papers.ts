import type { Order, OrderLine } from '@kargha/domain/order';
import { unshippedLines, type Shipment, type ShipmentLine } from '@kargha/domain/shipment';

import { drawBlocks } from '../papers/paper-blocks.ts';
import { drawTable } from '../papers/paper-table.ts';
import { drawPaper, INK, MARGIN, type Paper } from '../papers/paper.ts';
import { drawBarCode } from './bar-code.ts';

type Papered = Pick<
  Order,
  'number' | 'customer' | 'lines' | 'shipments' | 'createdAt' | 'updatedAt'
>;

/** Who sends: the shop's legal name and address, as far as the settings have them. */
export interface Sender {
  name: string;
  lines: readonly string[];
}

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** Packing slips, each on a page of its own: what goes into the parcel, without a price. */
export function packingSlips(orders: readonly Papered[], sender: Sender): Promise<Buffer> {
  const facts = { title: 'Packing slips', author: sender.name, date: lastChange(orders) };
  return drawPaper(facts, (paper) => {
    orders.forEach((order, place) => {
      if (place > 0) paper.addPage();
      drawSlip(paper, order, sender);
    });
  });
}

/** What is stuck on a parcel: to whom, from whom, and its number as bars. Without a parcel it is the order's number. */
export function parcelLabel(
  order: Papered,
  parcel: Shipment | null,
  sender: Sender,
): Promise<Buffer> {
  const code = parcel?.awb ?? order.number;
  const facts = { title: `Label ${code}`, author: sender.name, date: lastChange([order]) };
  return drawPaper({ ...facts, size: 'A6' }, (paper) => {
    if (parcel) drawTitle(paper, parcel.courier, 16);
    drawBarCode(paper, code, 70);
    paper.moveDown(1);
    const { name, phone, address } = order.customer;
    drawTitle(paper, name, 14);
    paper.fontSize(11).text(address.line1);
    if (address.line2) paper.text(address.line2);
    paper.text(`${address.city}, ${address.state}`);
    drawTitle(paper, address.pincode, 18);
    paper.text(`Phone +91 ${phone}`);
    paper.moveDown(1);
    paper.fontSize(8).fillColor(INK.quiet);
    paper.text(`Order ${order.number}`, MARGIN);
    paper.text(`From ${[sender.name, ...sender.lines].join(', ')}`);
  });
}

function drawSlip(paper: Paper, order: Papered, sender: Sender): void {
  const { number, customer, createdAt } = order;
  const { address } = customer;
  drawTitle(paper, 'Packing slip', 20);
  drawBarCode(paper, number, 40);
  paper.moveDown(1);
  drawBlocks(paper, [
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
    { title: 'Order', lines: [number, `Ordered on ${DAY.format(createdAt)}`] },
    { title: 'Sent by', lines: [sender.name, ...sender.lines] },
  ]);
  drawTable(paper, COLUMNS, toPack(order));
}

interface PackedLine {
  line: OrderLine;
  quantity: number;
}

const COLUMNS = [
  { title: '#', share: 0.08, cell: (_: PackedLine, place: number) => String(place + 1) },
  { title: 'Item', share: 0.52, cell: ({ line }: PackedLine) => line.title },
  { title: 'SKU', share: 0.25, cell: ({ line }: PackedLine) => line.sku },
  {
    title: 'Pieces',
    share: 0.15,
    align: 'right' as const,
    cell: ({ quantity }: PackedLine) => String(quantity),
  },
];

/** The pieces that are still in the shop; once all have left, all of the order. */
function toPack(order: Papered): PackedLine[] {
  const here = unshippedLines(order);
  const pieces: readonly ShipmentLine[] = here.length > 0 ? here : order.lines;
  return pieces.flatMap(({ productId, quantity }) => {
    const line = order.lines.find((one) => one.productId === productId);
    return line ? [{ line, quantity }] : [];
  });
}

function drawTitle(paper: Paper, text: string, size: number): void {
  paper.font('bold').fontSize(size).fillColor(INK.text).text(text, MARGIN);
  paper.font('regular').fontSize(9);
}

function lastChange(orders: readonly Papered[]): Date {
  return new Date(Math.max(0, ...orders.map(({ updatedAt }) => updatedAt.getTime())));
}
