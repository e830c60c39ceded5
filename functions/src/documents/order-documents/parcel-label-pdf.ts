import { numberedParcels, type NumberedParcel } from '@kargha/domain/orders/planned-parcels';
import { shipmentState, type Shipment } from '@kargha/domain/orders/shipment';

import { loadBarCodes } from '../../pdf/bar-codes.ts';
import {
  renderPdf,
  startPart,
  INK,
  MARGIN,
  textEnd,
  textWidth,
  type Pdf,
} from '../../pdf/pdf-document.ts';
import {
  collectText,
  drawBarcode,
  drawTitle,
  lastChange,
  parcelText,
  type PackableOrder,
  type Sender,
} from './packing-page.ts';

interface Label {
  order: PackableOrder;
  /** Without it the barcode is the order number. */
  parcel: Shipment | null;
  /** which parcel of the order it is, before it leaves */
  planned?: NumberedParcel | undefined;
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
      drawAddress(pdf, labelLines(label, sender));
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

/** The parcels that have just been handed over, or the planned ones before the first has left. */
export function labelsOf(order: PackableOrder): Label[] {
  if (order.shipments.length === 0)
    return numberedParcels(order).map((planned) => ({ order, parcel: null, planned }));
  const fresh = order.shipments.filter((parcel) => shipmentState(parcel, order) === 'shipped');
  return fresh.map((parcel) => ({ order, parcel }));
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

function labelLines({ order, planned }: Label, sender: Sender): LabelLine[] {
  const { number, customer } = order;
  const { name, phone, address } = customer;
  const collect = collectText(order);
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
    ...(collect === '' ? [] : [line(collect, 16, 'bold')]),
    line(
      [`Order ${number}`, ...(planned ? parcelText(planned) : [])].join(', '),
      8,
      'regular',
      INK.quiet,
    ),
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
