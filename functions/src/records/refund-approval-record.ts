import { COLLECTIONS } from '@kargha/domain/records/collections';
import { refundApprovalSchema } from '@kargha/domain/payments/refund-approval-schema';

import { storedDocuments } from './stored-documents.ts';

export const {
  ref: refundApprovalRef,
  query: refundApprovals,
  readEach: readEachRefundApproval,
  readOrSkip: readRefundApprovalOrSkip,
  find: refundApprovalWithId,
} = storedDocuments({
  collection: COLLECTIONS.refundApprovals,
  schema: refundApprovalSchema,
  ids: ['id'],
});

export function waitingApprovals() {
  return refundApprovals().where('state', '==', 'waiting');
}
