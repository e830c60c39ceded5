/**
 * Disputes, documents, settlements and downtimes as Razorpay's REST API returns them. Amounts are integer paise,
 * times are seconds since 1970.
 */

export const DISPUTE_STATUSES = ['open', 'under_review', 'won', 'lost', 'closed'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

export const DISPUTE_PHASES = [
  'fraud',
  'retrieval',
  'chargeback',
  'pre_arbitration',
  'arbitration',
] as const;

/** razorpay.com/docs/api/disputes/entity */
export interface Dispute {
  id: string;
  entity: 'dispute';
  payment_id: string;
  amount: number;
  currency: string;
  /** 0 until the dispute is lost */
  amount_deducted: number;
  reason_code: string;
  reason_description: string;
  respond_by: number;
  status: DisputeStatus;
  phase: (typeof DISPUTE_PHASES)[number];
  evidence: Evidence;
  created_at: number;
}

export const EVIDENCE_LISTS = [
  'shipping_proof',
  'billing_proof',
  'cancellation_proof',
  'customer_communication',
  'proof_of_service',
  'explanation_letter',
  'refund_confirmation',
  'access_activity_log',
  'refund_cancellation_policy',
  'term_and_conditions',
] as const;

export type Evidence = Record<(typeof EVIDENCE_LISTS)[number], string[] | null> & {
  amount: number;
  summary: string | null;
  others: null;
  submitted_at: number | null;
};

/** razorpay.com/docs/api/documents/entity */
export interface Document {
  id: string;
  entity: 'document';
  purpose: 'dispute_evidence';
  name: string;
  mime_type: string;
  size: number;
  created_at: number;
}

/** razorpay.com/docs/api/settlements/entity */
export interface Settlement {
  id: string;
  entity: 'settlement';
  amount: number;
  status: 'processed';
  /** 0 for a normal settlement: each payment's fee is in its own item */
  fees: number;
  tax: number;
  utr: string;
  created_at: number;
}

/** One movement of the account's balance (razorpay.com/docs/api/settlements/fetch-recon). */
export interface SettlementItem {
  entity_id: string;
  type: 'payment' | 'refund' | 'adjustment';
  debit: number;
  credit: number;
  amount: number;
  currency: string;
  /** includes the tax */
  fee: number;
  tax: number;
  on_hold: false;
  settled: boolean;
  created_at: number;
  settled_at: number | null;
  settlement_id: string | null;
  posted_at: null;
  credit_type: 'default';
  description: string | null;
  notes: string | null;
  payment_id: string | null;
  settlement_utr: string | null;
  order_id: string | null;
  order_receipt: string | null;
  method: string | null;
  card_network: string | null;
  card_issuer: string | null;
  card_type: string | null;
  dispute_id: string | null;
}

/** razorpay.com/docs/api/payments/downtime/entity */
export interface Downtime {
  id: string;
  entity: 'payment.downtime';
  method: 'card' | 'netbanking' | 'upi' | 'wallet';
  begin: number;
  end: number | null;
  status: 'started' | 'updated' | 'resolved';
  scheduled: false;
  severity: 'high' | 'medium' | 'low';
  instrument: Record<string, string>;
  created_at: number;
  updated_at: number;
}
