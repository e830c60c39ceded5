import type { DisputeRecord } from '@kargha/domain/payments/dispute-schema';
import { PAYMENT_METHOD_LABELS } from '@kargha/domain/payments/payment-method';
import { orderBalance } from '@kargha/domain/payments/order-balance';
import { formatLongDate } from '@kargha/domain/india/long-date';
import type { Shipment } from '@kargha/domain/orders/shipment';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import { DISPUTE_PHASE_LABELS } from '@kargha/domain/payments/dispute';
import { SHOP_NAME } from '@kargha/domain/settings/shop-name';

import { addressLines, drawHeading, rupeeAmount } from '../../pdf/document-sections.ts';
import { MARGIN, renderPdf, textWidth, type Pdf } from '../../pdf/pdf-document.ts';
import { drawTable, type PdfColumn } from '../../pdf/pdf-table.ts';
import { drawBlocks, drawTotals, keepTogether } from '../../pdf/text-blocks.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import type { PaymentRecord } from '../../records/payment-record.ts';
import type { Evidence, SentEmail } from './read-evidence.ts';

/**
 * Evidence against a dispute (razorpay.com/docs/payments/disputes/submit-evidence): what was ordered, invoiced,
 * shipped and written to the customer.
 */
export function evidencePdf(evidence: Evidence, at: Date): Promise<Buffer> {
  const { id, order, emails } = evidence;
  const { paid, refunded } = orderBalance(order);
  const info = { title: `Evidence for dispute ${id}`, author: SHOP_NAME, date: at };
  return renderPdf(info, (pdf) => {
    drawHeading(pdf, 'Evidence', `Dispute ${id}`);
    drawFacts(pdf, evidence);
    drawTable(pdf, COLUMNS, order.lines);
    pdf.moveDown(0.8);
    drawTotals(pdf, [
      ['Order total', rupeeAmount(order.totals.total)],
      ...(refunded > 0 ? [['Refunded', rupeeAmount(refunded)] as const] : []),
      ['Paid', rupeeAmount(paid)],
    ]);
    for (const shipment of order.shipments) drawShipment(pdf, shipment);
    for (const email of emails) drawEmail(pdf, email);
  });
}

/** Also of the evidence for the sale of a gift card. */
export function disputeBlock({ amount, phase, paymentId, createdAt, reason }: DisputeRecord) {
  return {
    title: 'Dispute',
    lines: [
      DISPUTE_PHASE_LABELS[phase],
      `Amount ${rupeeAmount(amount)}`,
      `Payment ${paymentId}`,
      `Opened on ${formatLongDate(createdAt)}`,
      reason,
    ],
  };
}

export function paidBy(payment: Pick<PaymentRecord, 'method'> | null): string {
  return payment ? `Paid by ${PAYMENT_METHOD_LABELS[payment.method]}` : '';
}

function drawFacts(pdf: Pdf, { dispute, payment, order, invoice }: Evidence): void {
  const { customer } = order;
  const { gstin = '' } = customer;
  drawBlocks(pdf, [
    disputeBlock(dispute),
    {
      title: 'Order',
      lines: [
        `Order ${order.number} of ${formatLongDate(order.createdAt)}`,
        paidBy(payment),
        invoice
          ? `Invoice ${invoice.number} of ${formatLongDate(invoice.issuedAt)}`
          : 'No invoice yet',
        invoice ? `Invoiced ${rupeeAmount(invoice.totals.total)}` : '',
      ],
    },
  ]);
  drawBlocks(pdf, [
    {
      title: 'Customer and address of delivery',
      lines: [
        customer.name,
        ...addressLines(customer.address),
        customer.phone,
        customer.email,
        gstin,
      ],
    },
    { title: 'History', lines: historyOf(order) },
  ]);
}

const STEPS = [
  ['placed', 'Paid'],
  ['confirmed', 'Confirmed'],
  ['shipped', 'Shipped'],
  ['delivered', 'Delivered'],
] as const;

function historyOf({ stateTimes }: OrderRecord): string[] {
  return STEPS.flatMap(([state, label]) => {
    const at = stateTimes[state];
    return at ? [`${label} ${formatLongDate(at)}`] : [];
  });
}

function drawShipment(
  pdf: Pdf,
  { courier, awb, trackingUrl, shippedAt, deliveredAt }: Shipment,
): void {
  pdf.moveDown(0.6);
  keepTogether(pdf, 90);
  drawBlocks(pdf, [
    {
      title: 'Delivery',
      lines: [
        `${courier}, AWB ${awb}`,
        `Shipped on ${formatLongDate(shippedAt)}`,
        deliveredAt ? `Delivered on ${formatLongDate(deliveredAt)}` : 'On its way',
        trackingUrl,
      ],
    },
  ]);
}

function drawEmail(pdf: Pdf, { subject, to, text, sentAt }: SentEmail): void {
  pdf.moveDown(0.8);
  keepTogether(pdf, 90);
  const width = textWidth(pdf);
  const when = sentAt ? `, ${formatLongDate(sentAt)}` : '';
  pdf.font('bold').text(`Email to ${to}${when}`, MARGIN, pdf.y, { width });
  pdf.text(subject, MARGIN, pdf.y, { width });
  pdf.font('regular').text(text, MARGIN, pdf.y, { width });
}

type Line = OrderRecord['lines'][number];

const right = 'right' as const;
const COLUMNS: PdfColumn<Line>[] = [
  { title: '#', share: 0.06, cell: (_line, index) => String(index + 1) },
  { title: 'Item', share: 0.56, cell: (line) => lineTitle(line) },
  { title: 'Price', share: 0.2, align: right, cell: ({ unitPrice }) => rupeeAmount(unitPrice) },
  { title: 'Quantity', share: 0.18, align: right, cell: ({ quantity }) => String(quantity) },
];
