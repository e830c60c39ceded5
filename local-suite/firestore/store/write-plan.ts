import type { Fields, WriteResult } from '../messages.ts';
import { checkDocumentSize } from '../model/document-size.ts';
import { FieldsDraft, getField } from '../model/field-access.ts';
import type { FieldPath } from '../model/field-path.ts';
import { fromMicros } from '../model/timestamps.ts';
import type { Micros } from '../model/timestamps.ts';
import { sameFields } from '../model/value-identity.ts';
import { RpcError } from '../rpc-error.ts';
import type { StoredChange } from './change-log.ts';
import { unmetPrecondition } from './precondition.ts';
import { storedDocument } from './stored-document.ts';
import type { StoredDocument } from './stored-document.ts';
import { applyTransforms } from './transform.ts';
import type { CheckedWrite } from './write-validation.ts';

/** The computed effect of writes that have not been applied. */
export interface WritePlan {
  time: Micros;
  /** Every written document in order of first mention, changed or not. */
  writes: StoredChange[];
  results: WriteResult[];
  /** The first unmet precondition; the rest of the plan ignores it. */
  failure: RpcError | undefined;
}

type Lookup = (name: string) => StoredDocument | undefined;

/** Source: Firestore quotas, "Maximum API request size". */
const MAX_COMMIT_BYTES = 10 * 1024 * 1024;

/** Computes each write on the result of the previous ones. */
export function planWrites(
  lookup: Lookup,
  writes: readonly CheckedWrite[],
  time: Micros,
): WritePlan {
  const planned = new Map<string, StoredDocument | undefined>();
  const plan: WritePlan = { time, writes: [], results: [], failure: undefined };
  for (const write of writes) {
    const isWritten = planned.has(write.name);
    const before = isWritten ? planned.get(write.name) : lookup(write.name);
    plan.failure ??= unmetPrecondition(
      write.name,
      before?.updateTime,
      write.precondition,
      isWritten,
    );
    const { after, result } = planWrite(write, before, time);
    if (write.kind !== 'verify') planned.set(write.name, after);
    plan.results.push(result);
  }
  plan.writes = [...planned].map(([name, after]) => netChange(lookup(name), after, name));
  checkTotalSize(plan.writes);
  return plan;
}

/** Omits writes that leave a document unchanged. */
export function effectiveChanges(plan: WritePlan): StoredChange[] {
  return plan.writes.filter(({ before, after }) => before !== after);
}

interface Outcome {
  after: StoredDocument | undefined;
  result: WriteResult;
}

function planWrite(write: CheckedWrite, before: StoredDocument | undefined, time: Micros): Outcome {
  if (write.kind === 'delete') return { after: undefined, result: {} };
  if (write.kind === 'verify') return { after: before, result: versionOf(before) };
  const draft = new FieldsDraft(baseFields(write, before));
  if (write.kind === 'update' && write.mask) applyMask(draft, write.fields, write.mask);
  const transformResults = applyTransforms(draft, write.transforms, time);
  const after = nextVersion(write, before, { fields: draft.fields, time });
  return {
    after,
    result: {
      ...versionOf(after),
      ...(transformResults.length > 0 ? { transformResults } : {}),
    },
  };
}

function baseFields(write: CheckedWrite, before: StoredDocument | undefined): Fields {
  return write.kind === 'update' && !write.mask ? write.fields : (before?.fields ?? {});
}

/** Sets fields in the mask; deletes those that the write does not contain. */
function applyMask(draft: FieldsDraft, given: Fields, mask: readonly FieldPath[]): void {
  for (const path of mask) {
    const value = getField(given, path);
    if (value) draft.set(path, value);
    else draft.delete(path);
  }
}

function nextVersion(
  { name, resource }: CheckedWrite,
  before: StoredDocument | undefined,
  { fields, time }: { fields: Fields; time: Micros },
): StoredDocument {
  if (before && sameFields(before.fields, fields)) return before;
  const createTime = before?.createTime ?? time;
  const next = storedDocument(resource, fields, { createTime, updateTime: time });
  checkDocumentSize(name, next.bytes);
  return next;
}

/** If several writes restore a document, it counts as unchanged. */
function netChange(
  before: StoredDocument | undefined,
  after: StoredDocument | undefined,
  name: string,
): StoredChange {
  const isSame =
    before && after?.createTime === before.createTime && sameFields(before.fields, after.fields);
  return { name, before, after: isSame ? before : after };
}

function versionOf(document: StoredDocument | undefined): WriteResult {
  return document ? { updateTime: fromMicros(document.updateTime) } : {};
}

function checkTotalSize(changes: readonly StoredChange[]): void {
  const bytes = changes.reduce((sum, { after }) => sum + (after?.bytes ?? 0), 0);
  if (bytes <= MAX_COMMIT_BYTES) return;
  throw new RpcError('INVALID_ARGUMENT', 'Transaction too big. Decrease transaction size.');
}
