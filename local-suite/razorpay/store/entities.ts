/**
 * Razorpay's entities as its REST API returns them (razorpay.com/docs/api). Amounts are integer paise, times are
 * seconds since 1970.
 */
export interface Order {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  offer_id: null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Notes;
  created_at: number;
}

/** Razorpay returns an empty array when there are none. */
export type Notes = Record<string, string> | [];

type PaymentStatus = 'created' | 'authorized' | 'captured' | 'failed' | 'refunded';

export interface Payment extends PaymentFailure, PaymentInstrument {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: PaymentStatus;
  order_id: string;
  invoice_id: null;
  international: false;
  amount_refunded: number;
  refund_status: null | 'partial' | 'full';
  captured: boolean;
  /** the offer that made `amount` smaller than the order's */
  offer_id: string | null;
  /** `customer`: `amount` is the order's amount and `fee` */
  fee_bearer: 'platform' | 'customer';
  description: string | null;
  email: string;
  contact: string;
  notes: Notes;
  /** Razorpay's fee including GST, and that GST; both null until the payment is captured. */
  fee: number | null;
  tax: number | null;
  created_at: number;
}

/** All null unless the payment failed. */
export interface PaymentFailure {
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
}

/** The methods of the payment window, which has no EMI. */
export type PaymentMethod = 'card' | 'upi' | 'netbanking' | 'wallet';

export const PAYMENT_METHODS = ['card', 'upi', 'netbanking', 'wallet', 'emi'] as const;

interface Card {
  id: string;
  entity: 'card';
  name: string;
  last4: string;
  network: 'Visa';
  type: 'debit' | 'credit';
  issuer: string | null;
  international: false;
  emi: boolean;
  sub_type: 'consumer';
}

export interface PaymentInstrument {
  method: (typeof PAYMENT_METHODS)[number];
  card_id: string | null;
  card?: Card;
  bank: string | null;
  wallet: string | null;
  vpa: string | null;
  upi?: { payer_account_type: 'bank_account'; vpa: string; flow: 'collect' };
  acquirer_data: Record<string, string | null>;
}

export interface Refund {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  notes: Notes;
  receipt: string | null;
  acquirer_data: { arn: string | null };
  created_at: number;
  batch_id: null;
  status: 'pending' | 'processed' | 'failed';
  speed_processed: 'normal' | 'instant';
  speed_requested: 'normal' | 'optimum';
  /** of an instant refund, including the tax */
  fee?: number;
  tax?: number;
}

/** The wrapper of every list. */
export interface Collection<Entity> {
  entity: 'collection';
  count: number;
  items: Entity[];
}
