import type { ClosedBy } from '@kargha/domain/orders/order';
import type { OrderState } from '@kargha/domain/orders/order-state';
import type { PaymentTerms } from '@kargha/domain/payments/payment-terms';

/** `[product, pieces]`, or with the rupees per piece that a quotation fixed. */
export type PlannedLine = [productId: string, quantity: number, agreedRupees?: number];

/** How an order from a quotation is paid. */
interface PlannedTerms {
  /** key of the quotation */
  quote: string;
  terms: PaymentTerms;
  /** the buyer's own number */
  purchaseOrder: string;
}

/** One order of the sample shop, as a story: who, when, what, and how far it has come. */
export interface PlannedOrder {
  /** names the order within the seed; ids and numbers come from it */
  key: string;
  daysAgo: number;
  /** key of a person with an account, or of a guest */
  who: string;
  lines: PlannedLine[];
  state: OrderState;
  method: 'upi' | 'card' | 'netbanking' | 'wallet';
  /** below 1 for parcels that stay in the city */
  pace?: number;
  closedBy?: ClosedBy;
  /** paid before it was closed; the money went back */
  refunded?: true;
  /** the payment failed or came too late */
  payment?: 'failed' | 'late';
  /** absent in orders from the cart; its advances are paid, the rest is owed */
  bulk?: PlannedTerms;
  review?: string;
  note?: string;
}

/** The newest five: what the first page of the order list begins with. */
export const NEWEST_FIVE: readonly string[] = [
  'maheshwari-in-the-window',
  'jamdani-for-puja',
  'indigo-evening',
  'tussar-for-eid',
  'new-flat',
];
