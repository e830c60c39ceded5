import type { ApprovalKind } from '@kargha/domain/payments/refund-approval-schema';
import type { Catalogue } from '#lib/language/language.ts';

const KINDS: Record<ApprovalKind, string> = {
  refund: 'Refund',
  return: 'Refund of a return',
  lines: 'Removed items',
  cancel: 'Cancellation',
};

const en = {
  title: 'Refund approvals',
  subtitle: 'Refunds above the limit in the settings. Someone else must approve them.',
  loading: 'Loading refund approvals…',
  failed: 'Failed to load refund approvals',
  empty: 'No refunds wait for approval',
  emptyHint: 'A refund above the limit appears here until a second person decides.',
  none: 'Nothing decided yet',
  noneHint: 'Approved, declined and withdrawn refunds appear here.',
  views: 'Show refund approvals',
  viewNames: { waiting: 'Waiting', decided: 'Decided' },
  columns: {
    order: 'Order',
    kind: 'For',
    amount: 'Amount',
    requested: 'Requested by',
    status: 'Status',
    actions: 'Actions',
  },
  kinds: KINDS,
  states: {
    waiting: 'Waiting',
    approved: 'Approved',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
  },
  /** the account of the person is closed */
  unknownPerson: 'No longer here',
  waits: 'The refund waits for a second person. Nothing was changed yet.',
  waitingTitle: 'Waits for approval',
  own: 'Someone else must approve what you asked for.',
  approve: 'Approve',
  approveNamed: (amount: string, order: string) => `Approve ${amount} for ${order}`,
  approveTitle: (amount: string, order: string) => `Approve the refund of ${amount} for ${order}?`,
  approveHint: 'The refund is carried out at once. You cannot undo it.',
  approveConfirm: 'Approve refund',
  approved: 'Refund approved.',
  decline: 'Decline',
  declineNamed: (amount: string, order: string) => `Decline ${amount} for ${order}`,
  declineTitle: (amount: string, order: string) => `Decline the refund of ${amount} for ${order}?`,
  declineConfirm: 'Decline refund',
  declined: 'Refund declined.',
  withdraw: 'Withdraw',
  withdrawNamed: (amount: string, order: string) => `Withdraw ${amount} for ${order}`,
  withdrawTitle: (amount: string, order: string) =>
    `Withdraw the refund of ${amount} for ${order}?`,
  withdrawConfirm: 'Withdraw refund',
  withdrawn: 'Refund withdrawn.',
  reason: 'Reason',
  reasonMissing: 'Please give a reason.',
};

export const approvalTexts: Catalogue<typeof en> = { en };
