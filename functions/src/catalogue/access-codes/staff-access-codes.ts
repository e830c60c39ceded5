import { randomBytes } from 'node:crypto';

import {
  ACCESS_CODE_LENGTH,
  accessCodeSearch,
  writeAccessCode,
  type AccessCodeInput,
  type AccessCodeQuery,
} from '@kargha/domain/catalogue/access-code';
import type {
  AccessCodeRow,
  ListedAccessCode,
} from '@kargha/domain/catalogue/access-code-endpoints';
import { crockford } from '@kargha/domain/records/crockford';
import { COLLECTIONS } from '@kargha/domain/records/collections';

import { readPage, filterBySearch, type CursorPage } from '../../http/cursor-page.ts';
import { invalid, notFound } from '../../http/errors.ts';
import {
  FieldPath,
  inTransaction,
  firestore,
  type DocumentSnapshot,
} from '../../platform/firestore.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { writeAudit, type StaffAction } from '../../records/audit-record.ts';
import {
  accessCodeIdOf,
  accessCodeRef,
  accessCodeRow,
  accessCodes,
  accessCodeWithId,
  readAccessCodeOrSkip,
} from './access-code-record.ts';
import { readProductOrSkip } from '../../records/product-record.ts';

const MAX_READ = 500;

const MAX_TITLES = 3;

/** Firestore's limit for one `in` query, which finds their products. */
const PER_PAGE = 30;
/** For pages without products. */
const PER_BRIEF_PAGE = 200;

/** Returns the code, which is shown only once: only its keyed hash is stored. */
export async function createAccessCode(
  input: AccessCodeInput,
  { by, at }: StaffAction,
  codes: KeyedIds,
): Promise<{ code: string; accessCode: AccessCodeRow }> {
  if (input.expiresAt <= at) {
    throw invalid('The expiry date must be in the future', {
      expiresAt: 'The expiry date must be in the future',
    });
  }
  const code = crockford(randomBytes(ACCESS_CODE_LENGTH));
  const id = accessCodeIdOf(code, codes);
  const last4 = code.slice(-4);
  const stored = {
    ...input,
    last4,
    search: accessCodeSearch({ ...input, last4 }),
    uses: 0,
    active: true,
    createdAt: at,
  };
  await inTransaction((transaction) => {
    transaction.create(accessCodeRef(id), stored);
    const after = { label: stored.label, maxUses: stored.maxUses };
    writeAudit(transaction, auditRow('accessCode.create', id, { by, at }, { before: null, after }));
    return Promise.resolve();
  });
  return { code: writeAccessCode(code), accessCode: accessCodeRow({ ...stored, id }) };
}

/**
 * One page of codes, newest first, filtered by search. Rows are `ListedAccessCode`s with the unlocked products,
 * unless `brief` is set.
 */
export async function listAccessCodes({
  search,
  cursor,
  brief,
}: AccessCodeQuery): Promise<CursorPage<AccessCodeRow>> {
  const { rows, nextCursor } = await readPage({
    query: filterBySearch(accessCodes(), search)
      .orderBy('createdAt', 'desc')
      .orderBy(FieldPath.documentId(), 'desc'),
    cursor,
    size: brief ? PER_BRIEF_PAGE : PER_PAGE,
    documentRef: accessCodeRef,
    rowOf: (snapshot) => {
      const code = readAccessCodeOrSkip(snapshot);
      return code && accessCodeRow(code);
    },
  });
  return { rows: brief ? rows : await withUnlockedProducts(rows), nextCursor };
}

/** The code can no longer be redeemed; people who redeemed it keep their access. Throws 404. */
export function disableAccessCode(id: string, staffAction: StaffAction): Promise<AccessCodeRow> {
  return inTransaction(async (transaction) => {
    const code = await accessCodeWithId(id, transaction);
    if (!code) throw notFound('We could not find this access code.');
    if (!code.active) return accessCodeRow(code);
    transaction.update(accessCodeRef(id), { active: false });
    const change = { before: { active: true }, after: { active: false } };
    writeAudit(transaction, auditRow('accessCode.disable', id, staffAction, change));
    return accessCodeRow({ ...code, active: false });
  });
}

function auditRow(
  action: string,
  id: string,
  { by, at }: StaffAction,
  change: { before: object | null; after: object | null },
) {
  return { action, target: accessCodeRef(id).path, actor: by, ...change, reason: '', at };
}

/** Adds the titles of the active products behind each code. At most 30 rows. */
async function withUnlockedProducts(rows: readonly AccessCodeRow[]): Promise<ListedAccessCode[]> {
  if (rows.length === 0) return [];
  const { docs } = await firestore()
    .collection(COLLECTIONS.products)
    .where(
      'accessCodeId',
      'in',
      rows.map(({ id }) => id),
    )
    .limit(MAX_READ)
    .select('title', 'accessCodeId', 'restricted', 'status')
    .get();
  const unlocked = docs.flatMap(unlockedBy);
  return rows.map((row) => {
    const titles = unlocked.filter(({ code }) => code === row.id).map(({ title }) => title);
    const opens = titles.toSorted((one, other) => one.localeCompare(other, 'en'));
    const opensMore = opens.length > MAX_TITLES || docs.length === MAX_READ;
    return { ...row, opens: opens.slice(0, MAX_TITLES), opensMore };
  });
}

/** Only restricted products are unlocked by a code. */
function unlockedBy(snapshot: DocumentSnapshot): { code: string; title: string }[] {
  const product = readProductOrSkip(snapshot);
  if (product?.status !== 'active' || !product.restricted || !product.accessCodeId) return [];
  return [{ code: product.accessCodeId, title: product.title }];
}
