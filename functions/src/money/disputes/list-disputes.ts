import type { DisputeView } from '@kargha/domain/payments/dispute';
import { formatLongDateTime } from '@kargha/domain/india/long-date-time';
import { formatPaise } from '@kargha/domain/money/money-format';
import type { CheckResult } from '@kargha/domain/reports/ops-endpoints';

import { readPage } from '../../http/cursor-page.ts';
import type { DocumentSnapshot, Query } from '../../platform/firestore.ts';
import { disputes, disputeRef, readDisputeOrSkip } from '../../records/dispute-record.ts';

const PER_PAGE = 50;
const MOST = 50;

export function openDisputes(): Query {
  return disputes().where('status', '==', 'open');
}

/** Open disputes by deadline, or all of them, latest first. */
export function listDisputes({ view, cursor }: { view: DisputeView; cursor?: string | undefined }) {
  return readPage({
    query:
      view === 'open'
        ? openDisputes().orderBy('respondBy')
        : disputes().orderBy('createdAt', 'desc'),
    cursor,
    size: PER_PAGE,
    documentRef: disputeRef,
    rowOf: disputeRow,
  });
}

function disputeRow(snapshot: DocumentSnapshot) {
  const record = readDisputeOrSkip(snapshot);
  return record && { ...record, id: snapshot.id };
}

/** An open dispute is lost unless staff respond before its deadline. */
export async function disputeCheck(): Promise<CheckResult> {
  const { docs } = await openDisputes().orderBy('respondBy').limit(MOST).get();
  const findings = docs.map((snapshot) => ({ what: findingOf(snapshot), path: snapshot.ref.path }));
  const found = findings.length;
  return { kind: 'disputes_open', looked: found, found, findings, isComplete: true };
}

function findingOf(snapshot: DocumentSnapshot): string {
  const dispute = readDisputeOrSkip(snapshot);
  if (!dispute) return `Dispute ${snapshot.id} is open, and its document cannot be read.`;
  const due = formatLongDateTime(dispute.respondBy);
  return `Dispute ${snapshot.id} over ${formatPaise(dispute.amount)} needs a response by ${due}.`;
}
