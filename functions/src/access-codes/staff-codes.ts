import { randomBytes } from 'node:crypto';

import {
  ACCESS_CODE_LENGTH,
  writeAccessCode,
  type AccessCode,
  type AccessCodeInput,
  type AccessCodeRow,
} from '@kargha/domain/access-code';
import { COLLECTIONS } from '@kargha/domain/collections';
import { crockford } from '@kargha/domain/crockford';

import { invalid, notFound } from '../http/errors.ts';
import { firestore, inTransaction } from '../platform/firestore.ts';
import type { KeyedIds } from '../platform/keyed-ids.ts';
import { writeAudit } from '../records/audit-record.ts';
import {
  accessCodeIdOf,
  accessCodeRef,
  accessCodeRow,
  readAccessCodeRecord,
} from './access-code-record.ts';

/** Which member of staff acts, and when. */
export interface StaffAct {
  by: string;
  at: Date;
}

const MOST_LISTED = 200;

/** A new code; it is in this answer and nowhere else, for only its keyed hash is stored. */
export async function createAccessCode(
  input: AccessCodeInput,
  { by, at }: StaffAct,
  codes: KeyedIds,
): Promise<{ code: string; accessCode: AccessCodeRow }> {
  if (input.expiresAt <= at) {
    throw invalid('The end of the code has passed already', {
      expiresAt: 'The end of the code has passed already',
    });
  }
  const code = crockford(randomBytes(ACCESS_CODE_LENGTH));
  const id = accessCodeIdOf(code, codes);
  const stored: AccessCode = {
    ...input,
    last4: code.slice(-4),
    uses: 0,
    active: true,
    createdAt: at,
  };
  await inTransaction((transaction) => {
    transaction.create(accessCodeRef(id), stored);
    const after = { label: stored.label, maxUses: stored.maxUses };
    writeAudit(transaction, rowOf('accessCode.create', id, { by, at }, { before: null, after }));
    return Promise.resolve();
  });
  return { code: writeAccessCode(code), accessCode: accessCodeRow(id, stored) };
}

/** All codes, the newest first. */
export async function listAccessCodes(): Promise<AccessCodeRow[]> {
  const { docs } = await firestore()
    .collection(COLLECTIONS.accessCodes)
    .orderBy('createdAt', 'desc')
    .limit(MOST_LISTED)
    .get();
  return docs.flatMap((snapshot) => {
    const code = readAccessCodeRecord(snapshot);
    return code ? [accessCodeRow(snapshot.id, code)] : [];
  });
}

/** Nobody can redeem the code from now on; who has redeemed it keeps what it opened. Throws 404. */
export function disableAccessCode(id: string, act: StaffAct): Promise<AccessCodeRow> {
  return inTransaction(async (transaction) => {
    const code = readAccessCodeRecord(await transaction.get(accessCodeRef(id)));
    if (!code) throw notFound('There is no such access code.');
    if (!code.active) return accessCodeRow(id, code);
    transaction.update(accessCodeRef(id), { active: false });
    const change = { before: { active: true }, after: { active: false } };
    writeAudit(transaction, rowOf('accessCode.disable', id, act, change));
    return accessCodeRow(id, { ...code, active: false });
  });
}

function rowOf(
  action: string,
  id: string,
  { by, at }: StaffAct,
  change: { before: object | null; after: object | null },
) {
  return { action, target: accessCodeRef(id).path, actor: by, ...change, reason: '', at };
}
