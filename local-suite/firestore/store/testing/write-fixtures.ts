import type { FieldTransform, Fields, Write } from '../../messages.ts';
import { fieldsOf } from '../../model/testing/values.ts';
import type { Plain } from '../../model/testing/values.ts';
import { storedDocument } from '../stored-document.ts';
import type { StoredDocument } from '../stored-document.ts';
import { planWrites } from '../write-plan.ts';
import type { WritePlan } from '../write-plan.ts';
import { checkWrites } from '../write-validation.ts';

export const DATABASE = 'projects/p/databases/(default)';
export const LOOM = `${DATABASE}/documents/looms/pit`;
export const OLD = 1_000_000n;
export const NOW = 2_345_678n;
export const NOW_STAMP = { seconds: '2', nanos: 345_678_000 };

function stored(fields: Record<string, Plain>): StoredDocument {
  const resource = { database: DATABASE, segments: ['looms', 'pit'] };
  return storedDocument(resource, fieldsOf(fields), { createTime: OLD, updateTime: OLD });
}

export function plan(before: Record<string, Plain> | undefined, ...writes: Write[]): WritePlan {
  const document = before && stored(before);
  return planWrites(
    (name) => (name === LOOM ? document : undefined),
    checkWrites(writes, DATABASE),
    NOW,
  );
}

/** Returns the fields after the writes; `undefined` if the document does not exist. */
export function after(
  before: Record<string, Plain> | undefined,
  ...writes: Write[]
): Fields | undefined {
  return plan(before, ...writes).writes[0]?.after?.fields;
}

export const set = (fields: Record<string, Plain>, more: Partial<Write> = {}): Write => ({
  update: { name: LOOM, fields: fieldsOf(fields) },
  ...more,
});
export const masked = (fields: Record<string, Plain>, ...fieldPaths: string[]) =>
  set(fields, { updateMask: { fieldPaths } });
export const transformed = (...fieldTransforms: FieldTransform[]): Write => ({
  transform: { document: LOOM, fieldTransforms },
});
