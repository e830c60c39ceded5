import type { AdjustmentCause } from '@kargha/domain/payments/order-adjustments';
import { REFUND_PURPOSE_LABELS } from '@kargha/domain/payments/refund-purpose';
import type { Catalogue } from '#lib/language/language.ts';

const ADJUSTMENTS: Record<AdjustmentCause, string> = {
  ...REFUND_PURPOSE_LABELS,
  cancellation: 'Cancelled',
  balance: 'Applied to balance',
  dispute: 'Dispute lost',
  not_charged: 'Not charged, items returned',
};

const en = {
  charges: 'Charges',
  charged: 'Charged',
  adjustments: ADJUSTMENTS,
  payments: 'Payments',
  paymentsHidden: 'You cannot see payments.',
  paidBy: (method: string) => `Paid: ${method}`,
  paidByReturn: (order: string) => `Paid: items returned from ${order}`,
  creditGiven: 'Paid for replacements',
  duplicate: 'duplicate',
  notForOrder: 'not for this order',
  refunded: 'Refunded',
  lost: 'Taken back by the bank',
  balance: 'Balance',
  balanceDue: 'Balance due',
  refundDue: 'Refund due',
  reserved: 'Waits for approval',
  unassigned: 'Payment to review',
  disputed: 'Disputed',
  disputeLink: 'Payment disputed',
};

export const orderLedgerTexts: Catalogue<typeof en> = { en };
