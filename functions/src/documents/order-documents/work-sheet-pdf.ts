import { fromMillimetres, formatMeasure } from '@kargha/domain/catalogue/tailoring';
import { formatLongDate } from '@kargha/domain/india/long-date';
import type { Order, OrderLine } from '@kargha/domain/orders/order';
import type { LineTailoring } from '@kargha/domain/shopping/line-tailoring';
import { isMadeForBuyer } from '@kargha/domain/shopping/gift';
import { lineTitle } from '@kargha/domain/shopping/line-title';

import { drawTable } from '../../pdf/pdf-table.ts';
import { INK, MARGIN, renderPdf, type Pdf } from '../../pdf/pdf-document.ts';
import { drawBlocks } from '../../pdf/text-blocks.ts';
import type { Sender } from './packing-page.ts';

type SewnOrder = Pick<Order, 'number' | 'customer' | 'lines' | 'createdAt' | 'updatedAt'>;
type SewnLine = OrderLine & { tailoring: LineTailoring };

/** The lines that are made or altered for the buyer. */
export function sewnLines({ lines }: Pick<Order, 'lines'>): SewnLine[] {
  return lines.flatMap((line) =>
    line.tailoring && isMadeForBuyer(line) ? { ...line, tailoring: line.tailoring } : [],
  );
}

/** One page for the tailor for each line: what to do, and the measurements. No prices. */
export function workSheets(order: SewnOrder, sender: Sender): Promise<Buffer> {
  const { number, updatedAt: date } = order;
  return renderPdf({ title: `Work sheets ${number}`, author: sender.name, date }, (pdf) => {
    sewnLines(order).forEach((line, place) => {
      if (place > 0) pdf.addPage();
      drawSheet(pdf, order, line, sender);
    });
  });
}

function drawSheet(pdf: Pdf, order: SewnOrder, line: SewnLine, sender: Sender): void {
  const { number, customer, createdAt } = order;
  const { tailoring, quantity, sku, makingDays = 0 } = line;
  pdf.font('bold').fontSize(20).fillColor(INK.text).text('Work sheet', MARGIN);
  pdf.moveDown(0.5);
  drawBlocks(pdf, [
    { title: 'Piece', lines: [lineTitle(line), sku, `${quantity} to make`] },
    {
      title: 'Order',
      lines: [
        number,
        `Ordered on ${formatLongDate(createdAt)}`,
        makingDays > 0 ? `Ready in ${makingDays} working days` : '',
      ],
    },
    { title: 'For', lines: [customer.name, `From ${sender.name}`] },
  ]);
  if (tailoring.services.length > 0) drawTable(pdf, SERVICES, tailoring.services);
  pdf.moveDown(1);
  if (tailoring.measurements.length > 0) drawTable(pdf, MEASUREMENTS, tailoring.measurements);
}

const SERVICES = [
  { title: 'Service', share: 0.8, cell: ({ name }: LineTailoring['services'][number]) => name },
  { title: 'Done', share: 0.2, cell: () => '' },
];

type Measurement = LineTailoring['measurements'][number];

const MEASUREMENTS = [
  { title: 'Measurement', share: 0.5, cell: ({ name }: Measurement) => name },
  {
    title: 'As ordered',
    share: 0.25,
    align: 'right' as const,
    cell: ({ mm, unit }: Measurement) => formatMeasure(fromMillimetres(mm, unit), unit),
  },
  {
    title: 'In mm',
    share: 0.25,
    align: 'right' as const,
    cell: ({ mm }: Measurement) => String(mm),
  },
];
