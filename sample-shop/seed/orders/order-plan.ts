import type { ClosedBy } from '@kargha/domain/orders/order';
import type { OrderState } from '@kargha/domain/orders/order-state';
import type { PaymentTerms } from '@kargha/domain/payments/payment-terms';

/** `[product, quantity]`, or with the rupees per unit that a quotation fixed. */
export type PlannedLine = [productId: string, quantity: number, agreedRupees?: number];

interface PlannedTerms {
  quote: string;
  terms: PaymentTerms;
  purchaseOrder: string;
}

export interface PlannedOrder {
  key: string;
  daysAgo: number;
  personKey: string;
  lines: PlannedLine[];
  state: OrderState;
  method: 'upi' | 'card' | 'netbanking' | 'wallet';
  /** Below 1 for deliveries within the city. */
  pace?: number;
  closedBy?: ClosedBy;
  refunded?: true;
  payment?: 'failed' | 'late';
  /** Missing for orders from the cart. Advances are paid; the rest is outstanding. */
  bulk?: PlannedTerms;
  review?: string;
  note?: string;
  tags?: (keyof typeof ORDER_TAGS)[];
}

/** Names by ID. */
export const ORDER_TAGS = { gift: 'Gift', call: 'Call first' } as const;

export const NEWEST_FIVE: readonly string[] = [
  'maheshwari-in-the-window',
  'jamdani-for-puja',
  'indigo-evening',
  'tussar-for-eid',
  'new-flat',
];
