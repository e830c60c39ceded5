import { array, optional, picklist, string, type InferOutput } from 'valibot';

import { count, paiseAmount, time } from '../api/response-fields.ts';
import { paise, sumPaise, timesPaise, type Paise } from '../money/paise.ts';
import {
  amount,
  storedObject,
  text,
  texts,
  timeOrNull,
  lineOptions,
} from '../records/stored-fields.ts';
import { isSameLine } from '../shopping/line-ref.ts';
import { stockLineRef } from './stock.ts';
import { supplierInvoiceSchema } from './supplier-invoice.ts';

export const MAX_ORDERED = 100_000;
/** ₹10,00,000 per piece. */
export const MAX_UNIT_COST = paise(100_000_000);

export const PURCHASE_ORDER_STATES = [
  'draft',
  'ordered',
  'partial',
  'received',
  'cancelled',
] as const;
export type PurchaseOrderState = (typeof PURCHASE_ORDER_STATES)[number];

/** A draft is listed as open. */
export const PURCHASE_ORDER_STATE_LABELS: Record<PurchaseOrderState, string> = {
  draft: 'Open',
  ordered: 'Open',
  partial: 'Partial',
  received: 'Received',
  cancelled: 'Cancelled',
};

/** Filters of the list (spec §2). */
export const PURCHASE_ORDER_FILTERS = ['all', 'open', 'received', 'cancelled'] as const;
export type PurchaseOrderFilter = (typeof PURCHASE_ORDER_FILTERS)[number];

export const PURCHASE_ORDER_FILTER_LABELS: Record<PurchaseOrderFilter, string> = {
  all: 'All orders',
  open: 'Open',
  received: 'Received',
  cancelled: 'Cancelled',
};

export const OPEN_PURCHASE_ORDER_STATES: readonly PurchaseOrderState[] = [
  'draft',
  'ordered',
  'partial',
];

/** suppliers/{id}, with its id. */
export const supplierSchema = storedObject({ id: string(), name: text, state: text });

/** What staff see of a purchase order. */
export const purchaseOrderFields = {
  id: string(),
  number: string(),
  supplierId: string(),
  supplierName: text,
  state: picklist(PURCHASE_ORDER_STATES),
  lines: array(
    storedObject({
      ...stockLineRef,
      title: text,
      ordered: count,
      accepted: count,
      rejected: count,
      unitCost: paiseAmount,
    }),
  ),
  total: paiseAmount,
  note: text,
  expectedAt: time,
  orderedAt: timeOrNull,
  receivedAt: timeOrNull,
  createdAt: time,
  revision: amount,
  /** deliveries, with accepted and rejected quantities; absent in older documents */
  receipts: optional(
    array(
      storedObject({
        id: string(),
        lines: array(
          storedObject({
            productId: string(),
            options: lineOptions,
            accepted: count,
            rejected: count,
          }),
        ),
        note: text,
        by: text,
        at: time,
      }),
    ),
    [],
  ),
  /** absent in older orders */
  invoices: optional(array(supplierInvoiceSchema), []),
};

/** purchaseOrders/{id}, with its id. Future dates are null. */
export const purchaseOrderSchema = storedObject({
  ...purchaseOrderFields,
  /** of the invoices: the purchase register looks them up */
  invoiceMonths: texts,
  updatedAt: time,
  requestHash: optional(string()),
});
export type PurchaseOrder = InferOutput<typeof purchaseOrderSchema>;
export type PurchaseOrderLine = PurchaseOrder['lines'][number];

export function outstanding({ ordered, accepted, rejected }: PurchaseOrderLine): number {
  return Math.max(0, ordered - accepted - rejected);
}

/** Paise. */
export function purchaseTotal(
  lines: readonly Pick<PurchaseOrderLine, 'ordered' | 'unitCost'>[],
): Paise {
  return sumPaise(lines.map(({ ordered, unitCost }) => timesPaise(unitCost, ordered)));
}

type ReceivedLines = PurchaseOrder['receipts'][number]['lines'];

export function receiptRefusal(
  lines: readonly PurchaseOrderLine[],
  received: ReceivedLines,
): string | null {
  for (const { accepted, rejected, ...ref } of received) {
    const line = lines.find((one) => isSameLine(one, ref));
    if (!line) return 'A product in this delivery is not in the order.';
    const remaining = outstanding(line);
    if (accepted + rejected > remaining) {
      return `Only ${remaining} pieces of ${line.title} are still expected.`;
    }
  }
  const quantity = received.reduce((sum, { accepted, rejected }) => sum + accepted + rejected, 0);
  return quantity === 0 ? 'Enter how many pieces arrived.' : null;
}

export function afterReceipt(
  lines: readonly PurchaseOrderLine[],
  received: ReceivedLines,
): { lines: PurchaseOrderLine[]; state: 'partial' | 'received' } {
  const counted = lines.map((line) => {
    const receivedLine = received.find((one) => isSameLine(one, line));
    const { accepted = 0, rejected = 0 } = receivedLine ?? {};
    return { ...line, accepted: line.accepted + accepted, rejected: line.rejected + rejected };
  });
  const isComplete = counted.every((line) => outstanding(line) === 0);
  return { lines: counted, state: isComplete ? 'received' : 'partial' };
}

/** Paise: moving weighted average cost (AS 2). Without a known current cost, the new cost applies. */
export function averageCost(
  current: { pieces: number; unitCost: Paise | null },
  incoming: { pieces: number; unitCost: Paise },
): Paise {
  if (current.unitCost === null || current.pieces <= 0) return incoming.unitCost;
  const value = current.pieces * current.unitCost + incoming.pieces * incoming.unitCost;
  return paise(Math.round(value / (current.pieces + incoming.pieces)));
}
