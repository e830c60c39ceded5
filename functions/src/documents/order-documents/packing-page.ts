import { formatPaise } from '@kargha/domain/money/money-format';
import type { Order } from '@kargha/domain/orders/order';
import type { NumberedParcel } from '@kargha/domain/orders/planned-parcels';
import { amountToCollect } from '@kargha/domain/payments/cash-on-delivery-plan';

import { drawBars } from '../../pdf/draw-codes.ts';
import { INK, MARGIN, textWidth, type Pdf } from '../../pdf/pdf-document.ts';

export type PackableOrder = Pick<
  Order,
  | 'number'
  | 'customer'
  | 'state'
  | 'lines'
  | 'shipments'
  | 'plannedParcels'
  | 'createdAt'
  | 'updatedAt'
> &
  Parameters<typeof amountToCollect>[0];

export interface Sender {
  name: string;
  lines: readonly string[];
}

/** Points of the narrowest bar; more makes short codes needlessly wide. */
const WIDEST_MODULE = 1.4;

export function drawBarcode(
  pdf: Pdf,
  text: string,
  widths: readonly number[],
  height: number,
): void {
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

export function drawTitle(pdf: Pdf, text: string, size: number): void {
  pdf.font('bold').fontSize(size).fillColor(INK.text).text(text, MARGIN);
  pdf.font('regular').fontSize(9);
}

/** For the courier, who collects the whole amount with the only parcel; '' for an order that is paid. */
export function collectText(order: PackableOrder): string {
  const amount = amountToCollect(order);
  return amount > 0 ? `Collect on delivery: ${formatPaise(amount)}` : '';
}

export function lastChange(orders: readonly PackableOrder[]): Date {
  return new Date(Math.max(0, ...orders.map(({ updatedAt }) => updatedAt.getTime())));
}

/** Empty for an order that leaves in one parcel. */
export function parcelText({ number, of }: Pick<NumberedParcel, 'number' | 'of'>): string[] {
  return of === 1 ? [] : [`parcel ${number} of ${of}`];
}
