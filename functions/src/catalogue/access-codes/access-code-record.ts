import { readAccessCode } from '@kargha/domain/catalogue/access-code';
import type { AccessCodeRow } from '@kargha/domain/catalogue/access-code-endpoints';
import { accessCodeSchema, type AccessCode } from '@kargha/domain/catalogue/access-code-schema';
import { COLLECTIONS } from '@kargha/domain/records/collections';

import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { storedDocuments } from '../../records/stored-documents.ts';

export const {
  ref: accessCodeRef,
  query: accessCodes,
  readOrSkip: readAccessCodeOrSkip,
  find: accessCodeWithId,
} = storedDocuments({
  collection: COLLECTIONS.accessCodes,
  schema: accessCodeSchema,
  ids: ['id'],
});

export function accessCodeIdOf(code: string, codes: KeyedIds): string {
  return codes.idFor('access-code', readAccessCode(code));
}

export function accessCodeRow({ search: _, ...code }: AccessCode): AccessCodeRow {
  return code;
}
