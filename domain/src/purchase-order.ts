import type { Paise } from './paise.ts';

export const PURCHASE_ORDER_STATES = [
  'draft',
  'ordered',
  'partial',
  'received',
  'cancelled',
] as const;
export type PurchaseOrderState = (typeof PURCHASE_ORDER_STATES)[number];

/** The word that the list shows; a draft is still an open order. */
export const PURCHASE_ORDER_STATE_LABELS: Record<PurchaseOrderState, string> = {
  draft: 'Open',
  ordered: 'Open',
  partial: 'Partial',
  received: 'Received',
  cancelled: 'Cancelled',
};

/** What the filter "Open" shows. */
export const OPEN_PURCHASE_ORDER_STATES: readonly PurchaseOrderState[] = [
  'draft',
  'ordered',
  'partial',
];

export interface PurchaseOrderLine {
  productId: string;
  title: string;
  ordered: number;
  accepted: number;
  rejected: number;
  unitCost: Paise;
}

/** purchaseOrders/{id}: pieces ordered from a maker. Dates that have not come are null. */
export interface PurchaseOrder {
  number: string;
  supplierId: string;
  supplierName: string;
  state: PurchaseOrderState;
  lines: PurchaseOrderLine[];
  total: Paise;
  note: string;
  expectedAt: Date;
  orderedAt: Date | null;
  receivedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}
