import { rupeesToPaise } from '@kargha/domain/money/paise';
import {
  purchaseTotal,
  type PurchaseOrder,
  type PurchaseOrderLine,
  type purchaseOrderSchema,
  type PurchaseOrderState,
} from '@kargha/domain/stock/purchase-order';
import type { Written } from '@kargha/domain/records/stored-fields';
import { findState } from '@kargha/domain/india/indian-states';
import { indianDay } from '@kargha/domain/india/indian-day';
import { supplierInvoice } from '@kargha/domain/stock/supplier-invoice';

import { LEGAL_IDENTITY } from '../content/legal-identity.ts';
import { entryOf } from '../catalogue/catalogue.ts';
import { MAKERS } from '../catalogue/makers.ts';
import { daysAgo, hoursAfter } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import { gstin, uidOf } from '../people/people.ts';
import type { StockCount } from '../orders/stock-ledger.ts';

interface PlannedPurchase {
  state: PurchaseOrderState;
  /** Negative days are in the future. */
  daysAgo: number;
  expectedDaysAgo: number;
  receivedDaysAgo?: number;
  note: string;
  lines: [productId: string, ordered: number, accepted: number, rejected: number][];
  /** for what was accepted; `percents` has the GST rate of each line */
  invoice?: { number: string; pan: string; percents: number[] };
}

/** All lines of an order come from the maker of the first. */
const PLANNED: readonly PlannedPurchase[] = [
  {
    state: 'received',
    daysAgo: 58,
    expectedDaysAgo: 15,
    receivedDaysAgo: 13,
    note: 'Two pieces short in the border; sent back with the bus.',
    lines: [['ponduru-khadi-dhoti-fine', 6, 4, 2]],
    invoice: { number: '118', pan: '', percents: [0] },
  },
  {
    state: 'received',
    daysAgo: 40,
    expectedDaysAgo: 9,
    receivedDaysAgo: 8,
    note: 'Dyed in one lot, shade checked in daylight.',
    lines: [['maheshwari-saree-bugdi-teal', 14, 14, 0]],
    invoice: { number: 'RW/26-27/0412', pan: 'AAKCR2187M', percents: [5] },
  },
  {
    state: 'partial',
    daysAgo: 34,
    expectedDaysAgo: -6,
    note: 'First half of the sheets came with the lorry of the 9th.',
    lines: [
      ['kannur-handloom-bedsheet-sea-stripe', 30, 12, 0],
      ['kannur-corporate-conference-tote', 200, 145, 0],
    ],
    invoice: { number: 'KNR-2291', pan: 'AAAAK5093H', percents: [5, 18] },
  },
  {
    state: 'ordered',
    daysAgo: 26,
    expectedDaysAgo: -35,
    note: 'The tying takes five weeks, the weaving two.',
    lines: [['sambalpuri-pasapalli-saree-black-red', 12, 0, 0]],
  },
  {
    state: 'ordered',
    daysAgo: 12,
    expectedDaysAgo: -20,
    note: 'For the winter window.',
    lines: [['nagaland-loin-loom-stole-warrior', 10, 0, 0]],
  },
  {
    state: 'draft',
    daysAgo: 2,
    expectedDaysAgo: -30,
    note: 'Waiting for the price of yarn.',
    lines: [['mangalagiri-curtain-haldi-check', 24, 0, 0]],
  },
  {
    state: 'cancelled',
    daysAgo: 70,
    expectedDaysAgo: 20,
    note: 'The master weaver has stopped working.',
    lines: [['aurangabad-himroo-stole-ivory', 8, 0, 0]],
  },
];

export function purchaseOrderDocuments(): SeedDocument[] {
  return PLANNED.map((planned, index) => {
    const order = purchaseOrder(planned, index);
    return seedDocument(`purchaseOrders/${order.number.toLowerCase()}`, order);
  });
}

/** What arrived of each product. */
export function receivedLines() {
  return PLANNED.flatMap(({ lines, receivedDaysAgo: days = 6 }, index) =>
    lines
      .filter(([, , accepted]) => accepted > 0)
      .map(([productId, , count]) => ({ productId, count, days, number: numberOf(index) })),
  );
}

export function receivedStock(): StockCount[] {
  return receivedLines().map(({ productId, count, days, number }) => ({
    productId,
    difference: count,
    daysAgo: days,
    note: `Received with ${number}`,
  }));
}

function purchaseOrder(
  planned: PlannedPurchase,
  index: number,
): Written<typeof purchaseOrderSchema> {
  const lines = planned.lines.map(lineOf);
  const supplierId = entryOf(lines[0]?.productId ?? '').maker;
  const createdAt = daysAgo(planned.daysAgo);
  const received = planned.receivedDaysAgo;
  return {
    number: numberOf(index),
    supplierId,
    supplierName: MAKERS[supplierId].name,
    state: planned.state,
    lines,
    total: purchaseTotal(lines),
    note: planned.note,
    expectedAt: daysAgo(planned.expectedDaysAgo),
    orderedAt: planned.state === 'draft' ? null : hoursAfter(createdAt, 3),
    receivedAt: received === undefined ? null : daysAgo(received),
    createdAt,
    updatedAt: daysAgo(received ?? Math.min(planned.daysAgo, 6)),
    revision: 0,
    receipts: receiptsOf(planned, index),
    ...invoicesOf(planned, index),
  };
}

function invoicesOf(planned: PlannedPurchase, index: number) {
  if (!planned.invoice) return {};
  const { number, pan, percents } = planned.invoice;
  const lines = planned.lines.map(lineOf);
  const { state } = MAKERS[entryOf(lines[0]?.productId ?? '').maker];
  const at = daysAgo(planned.receivedDaysAgo ?? 6);
  const invoice = supplierInvoice(
    {
      invoiceId: `invoice-${numberOf(index).toLowerCase()}`,
      revision: 0,
      number,
      date: indianDay(hoursAfter(at, -48)),
      gstin: pan === '' ? '' : gstin(findState(state)?.gstCode ?? '', pan),
      isEligible: true,
      lines: lines.map(({ accepted, unitCost }, line) => {
        const taxable = accepted * unitCost;
        const taxPercent = percents[line] ?? 0;
        return { taxPercent, taxable, tax: Math.round((taxable * taxPercent) / 100) };
      }),
    },
    {
      order: { receipts: receiptsOf(planned, index) },
      supplierState: state,
      shopStateCode: LEGAL_IDENTITY.stateCode,
      by: uidOf('ananya'),
      at: hoursAfter(at, 2),
    },
  );
  return { invoices: [invoice], invoiceMonths: [invoice.month] };
}

function receiptsOf(planned: PlannedPurchase, index: number): PurchaseOrder['receipts'] {
  const arrivedLines = planned.lines.filter(([, , accepted, rejected]) => accepted + rejected > 0);
  if (arrivedLines.length === 0) return [];
  return [
    {
      id: `receipt-${numberOf(index).toLowerCase()}`,
      lines: arrivedLines.map(([productId, , accepted, rejected]) => ({
        productId,
        accepted,
        rejected,
      })),
      note: planned.note,
      by: uidOf('ananya'),
      at: daysAgo(planned.receivedDaysAgo ?? 6),
    },
  ];
}

function lineOf([productId, ordered, accepted, rejected]: PlannedPurchase['lines'][number]) {
  const { title, unitCost } = entryOf(productId);
  const line: PurchaseOrderLine = {
    productId,
    title,
    ordered,
    accepted,
    rejected,
    unitCost: rupeesToPaise(unitCost),
  };
  return line;
}

function numberOf(index: number): string {
  return `PO-${1041 + index}`;
}
