import { COLLECTIONS } from '@kargha/domain/records/collections';
import {
  canMoveTransfer,
  TRANSFER_STATE_LABELS,
  transferPieces,
  type Transfer,
  type TransferState,
} from '@kargha/domain/stock/transfer';
import type { TransferDetails, TransferRow } from '@kargha/domain/stock/transfer-endpoints';

import { conflict, notFound } from '../../http/errors.ts';
import {
  firestore,
  withDates,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from '../../platform/firestore.ts';
import { writeAudit, type StaffAction } from '../../records/audit-record.ts';

/** Who changes a transfer, and the revision they saw. */
export interface TransferAction extends StaffAction {
  id: string;
  revision: number;
}

export interface TransferRecord extends Transfer {
  id: string;
}

export function transferRef(id: string): DocumentReference {
  return firestore().collection(COLLECTIONS.transfers).doc(id);
}

/** Defaults for older documents, whose transfers did not change the stock. */
const OLDER = { revision: 0, fromSells: false, toSells: false };

export function readTransfer(snapshot: DocumentSnapshot): TransferRecord | null {
  const stored = withDates(snapshot.data()) as Transfer | undefined;
  return stored ? { ...OLDER, ...stored, id: snapshot.id } : null;
}

/** Throws 404 not_found. */
export async function findTransfer(id: string, transaction?: Transaction): Promise<TransferRecord> {
  const ref = transferRef(id);
  const transfer = readTransfer(await (transaction ? transaction.get(ref) : ref.get()));
  if (!transfer) throw notFound('We could not find this transfer.');
  return transfer;
}

/** Throws 404, 409 stale, and 409 not_allowed when the step is not possible. */
export async function transferToMove(
  transaction: Transaction,
  { id, revision }: TransferAction,
  to: TransferState,
): Promise<TransferRecord> {
  const transfer = await findTransfer(id, transaction);
  const { state } = transfer;
  if (transfer.revision !== revision) {
    const message = 'Someone else has just changed this transfer. Please check it again.';
    throw conflict('stale', message, { state, revision: transfer.revision });
  }
  if (!canMoveTransfer(state, to)) {
    const status = TRANSFER_STATE_LABELS[state].toLowerCase();
    throw conflict('not_allowed', `This is not possible: the transfer is ${status}.`, { state });
  }
  return transfer;
}

type Changes = Partial<Pick<Transfer, 'lines' | 'sentAt' | 'completedAt'>> &
  Pick<Transfer, 'state'>;

/** Writes a step with its audit row and increments the revision. */
export function moveTransfer(
  transaction: Transaction,
  transfer: TransferRecord,
  changes: Changes,
  { by, at, reason }: StaffAction & { reason: string },
): TransferRecord {
  const stored = { ...changes, revision: transfer.revision + 1, updatedAt: at };
  transaction.update(transferRef(transfer.id), stored);
  writeAudit(transaction, {
    action: `transfer.${changes.state}`,
    target: transferRef(transfer.id).path,
    actor: by,
    before: { state: transfer.state },
    after: { state: changes.state, ...(changes.lines && { lines: changes.lines }) },
    reason,
    at,
  });
  return { ...transfer, ...stored };
}

export function transferRow(transfer: TransferRecord): TransferRow {
  const { id, number, from, to, state, lines, createdAt } = transfer;
  return { id, number, from, to, items: transferPieces(lines), state, createdAt };
}

/** The response of every action. */
export function transferDetails(transfer: TransferRecord): { transfer: TransferDetails } {
  const { fromSells, toSells, lines, note, sentAt, completedAt, revision } = transfer;
  const row = transferRow(transfer);
  return { transfer: { ...row, fromSells, toSells, lines, note, sentAt, completedAt, revision } };
}
