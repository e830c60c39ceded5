import { partBDueBy } from '@kargha/domain/invoices/e-way-bill-rules';
import { TRANSPORT_MODE_LABELS, type EWayBill } from '@kargha/domain/invoices/e-way-bill-schema';
import { formatCount } from '@kargha/domain/money/count-format';
import { formatMoment } from '@kargha/domain/india/long-date-time';
import type { Invoice } from '@kargha/domain/invoices/invoice';
import { isSameLine } from '@kargha/domain/shopping/line-ref';

import { notFound } from '../../http/errors.ts';
import {
  addressLines,
  documentName,
  drawHeading,
  party,
  rupeeAmount,
} from '../../pdf/document-sections.ts';
import { renderPdf } from '../../pdf/pdf-document.ts';
import { drawTable, type PdfColumn } from '../../pdf/pdf-table.ts';
import { drawBlocks } from '../../pdf/text-blocks.ts';
import { invoiceRef, readInvoice } from '../../records/invoice-record.ts';

/** Throws 404 for a parcel without a number of the portal. */
export async function printEWayBill(bill: EWayBill): Promise<Buffer> {
  const invoice = readInvoice(await invoiceRef(bill.invoiceNumber).get());
  if (!invoice || bill.number === '') throw notFound('This parcel has no e-way bill to print.');
  return eWayBillPdf(bill, invoice);
}

/** The slip that travels with the goods: parts A and B of FORM GST EWB-01. */
export function eWayBillPdf(bill: EWayBill, invoice: Invoice): Promise<Buffer> {
  const facts = {
    title: `E-way bill ${bill.number}`,
    author: invoice.supplier.name,
    date: bill.generatedAt ?? bill.requestedAt,
  };
  return renderPdf(facts, (pdf) => {
    drawHeading(
      pdf,
      'E-way bill',
      bill.state === 'cancelled' ? 'Cancelled' : 'Travels with the goods',
    );
    drawBlocks(pdf, [
      { title: 'E-way bill number', lines: [spaced(bill.number), ...timesOf(bill)] },
      { title: 'Document', lines: documentLines(bill, invoice) },
    ]);
    drawBlocks(pdf, [
      party('From (part A)', invoice.supplier),
      {
        title: 'To',
        lines: [invoice.buyer.name, ...addressLines(invoice.deliverTo), gstin(invoice)],
      },
      { title: 'Transport (part B)', lines: transportLines(bill) },
    ]);
    drawTable(pdf, COLUMNS, goodsOf(bill, invoice));
  });
}

/** As the portal prints it: 3410 0000 0001. */
function spaced(number: string): string {
  return number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

function timesOf(bill: EWayBill): string[] {
  const { generatedAt, validUntil } = bill;
  const due = partBDueBy(bill);
  return [
    generatedAt ? `Generated ${formatMoment(generatedAt)}` : '',
    validUntil ? `Valid until ${formatMoment(validUntil)}` : 'Valid once part B is complete',
    due ? `Part B by ${formatMoment(due)}` : '',
  ];
}

function documentLines(bill: EWayBill, invoice: Invoice): string[] {
  const name = bill.documentType === 'CHL' ? 'Delivery challan' : documentName(invoice);
  return [
    `${name} ${bill.documentNumber}`,
    `Invoice ${bill.invoiceNumber} of ${formatMoment(invoice.issuedAt)}`,
    `Order ${bill.orderNumber}`,
    `Value with tax ${rupeeAmount(bill.value)}`,
  ];
}

function gstin({ buyer }: Invoice): string {
  return buyer.gstin === '' ? 'Not registered' : `GSTIN ${buyer.gstin}`;
}

function transportLines(bill: EWayBill): string[] {
  const { mode, distanceKm, transporterId, vehicleNumber, transportDocument } = bill;
  return [
    `${TRANSPORT_MODE_LABELS[mode]}, ${formatCount(distanceKm)} km`,
    transporterId === '' ? '' : `Transporter ${transporterId}`,
    vehicleNumber === '' ? '' : `Vehicle ${vehicleNumber}`,
    transportDocument === '' ? '' : `Transport document ${transportDocument}`,
  ];
}

interface Goods {
  description: string;
  hsnCode: string;
  quantity: number;
}

const COLUMNS: PdfColumn<Goods>[] = [
  { title: 'Goods', share: 0.7, cell: ({ description }) => description },
  { title: 'HSN', share: 0.15, cell: ({ hsnCode }) => hsnCode },
  { title: 'Qty', share: 0.15, align: 'right', cell: ({ quantity }) => String(quantity) },
];

function goodsOf({ lines }: EWayBill, invoice: Invoice): Goods[] {
  return lines.map((line) => {
    const known = invoice.lines.find((one) => isSameLine(one, line));
    return {
      description: known?.description ?? '',
      hsnCode: known?.hsnCode ?? '',
      quantity: line.quantity,
    };
  });
}
