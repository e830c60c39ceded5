/** razorpay.com/docs/payments/disputes */
export const DISPUTE_STATUSES = ['open', 'under_review', 'won', 'lost', 'closed'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

export const DISPUTE_PHASES = [
  'fraud',
  'retrieval',
  'chargeback',
  'pre_arbitration',
  'arbitration',
] as const;
export type DisputePhase = (typeof DISPUTE_PHASES)[number];

/** What staff read. `open` after a submission means that the bank wants more evidence. */
export const DISPUTE_STATUS_LABELS: Record<DisputeStatus, string> = {
  open: 'Needs response',
  under_review: 'Under review',
  won: 'Won',
  lost: 'Lost',
  closed: 'Closed',
};

export const DISPUTE_PHASE_LABELS: Record<DisputePhase, string> = {
  fraud: 'Fraud',
  retrieval: 'Information request',
  chargeback: 'Chargeback',
  pre_arbitration: 'Pre-arbitration',
  arbitration: 'Arbitration',
};

/** A decided dispute stays decided: a late or repeated update does not open it again. */
export function advanceDispute(
  current: DisputeStatus | null,
  update: DisputeStatus,
): DisputeStatus {
  const isDecided = current !== null && current !== 'open' && current !== 'under_review';
  return isDecided ? current : update;
}

export const DISPUTE_VIEWS = ['open', 'all'] as const;
export type DisputeView = (typeof DISPUTE_VIEWS)[number];

/** Longest explanation that the gateway accepts (razorpay.com/docs/api/disputes/entity). */
export const LONGEST_SUMMARY = 1000;
