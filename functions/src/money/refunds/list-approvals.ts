import type { ApprovalRow } from '@kargha/domain/payments/refund-approval-endpoints';

import { readPage, type CursorPage } from '../../http/cursor-page.ts';
import {
  readRefundApprovalOrSkip,
  refundApprovalRef,
  refundApprovals,
  waitingApprovals,
} from '../../records/refund-approval-record.ts';
import { namesOf } from '../../records/user-record.ts';

const PER_PAGE = 50;

/** Requests that wait, the oldest first, or those that were decided, the latest first. */
export async function listApprovals({
  view,
  cursor,
}: {
  view: string;
  cursor?: string | undefined;
}): Promise<CursorPage<ApprovalRow>> {
  const query =
    view === 'waiting'
      ? waitingApprovals().orderBy('requestedAt')
      : refundApprovals().where('decidedAt', '!=', null).orderBy('decidedAt', 'desc');
  const page = { query, cursor, size: PER_PAGE, documentRef: refundApprovalRef };
  const { rows, nextCursor } = await readPage({ ...page, rowOf: readRefundApprovalOrSkip });
  const names = await namesOf(rows.flatMap((row) => [row.requestedBy, row.decidedBy ?? '']));
  return {
    rows: rows.map((row) => ({
      ...row,
      requesterName: names.get(row.requestedBy) ?? '',
      deciderName: names.get(row.decidedBy ?? '') ?? '',
    })),
    nextCursor,
  };
}
