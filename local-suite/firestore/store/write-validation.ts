import type { Fields, Precondition, Write } from '../messages.ts';
import { checkWritablePath } from '../model/field-name.ts';
import { parseFieldPath } from '../model/field-path.ts';
import type { FieldPath } from '../model/field-path.ts';
import { normalizeFields } from '../model/normalize-value.ts';
import { checkSameDatabase, parseDocumentName } from '../model/resource-name.ts';
import type { ResourceName } from '../model/resource-name.ts';
import { toMicros } from '../model/timestamps.ts';
import type { Micros } from '../model/timestamps.ts';
import { RpcError } from '../rpc-error.ts';
import { parseTransforms } from './transform-parser.ts';
import type { Transform } from './transform-parser.ts';

/** A write's condition on the existing document. */
export interface WritePrecondition {
  exists?: boolean;
  updateTime?: Micros;
}

interface WriteTarget {
  name: string;
  resource: ResourceName;
  precondition: WritePrecondition;
}

/** A write whose names, paths and values are all valid. */
export type CheckedWrite = WriteTarget &
  (
    | { kind: 'update'; fields: Fields; mask: FieldPath[] | undefined; transforms: Transform[] }
    | { kind: 'transform'; transforms: Transform[] }
    | { kind: 'delete' }
    | { kind: 'verify' }
  );

/** Throws INVALID_ARGUMENT for the first invalid write. */
export function checkWrites(writes: Write[] | undefined, database: string): CheckedWrite[] {
  return (writes ?? []).map((write) => checkWrite(write, database));
}

function checkWrite(write: Write, database: string): CheckedWrite {
  const { update, transform, updateMask, updateTransforms } = write;
  const name = targetName(write);
  const resource = parseDocumentName(name);
  checkSameDatabase(resource, database);
  const target = { name, resource, precondition: checkPrecondition(write.currentDocument) };
  if (!update && (updateMask ?? updateTransforms?.length)) {
    throw invalid('An update mask and update transforms can only be set for an update.');
  }
  if (update) return { ...target, kind: 'update', ...checkUpdate(write, update.fields) };
  if (transform) {
    return { ...target, kind: 'transform', transforms: checkTransform(transform.fieldTransforms) };
  }
  return { ...target, kind: write.delete === undefined ? 'verify' : 'delete' };
}

function targetName({ update, delete: deleted, verify, transform }: Write): string {
  const names = [update?.name, deleted, verify, transform?.document];
  const given = names.filter((name) => name !== undefined);
  if (given.length === 1 && given[0] !== undefined) return given[0];
  throw invalid('A write must have exactly one operation: update, delete, verify or transform.');
}

function checkUpdate(write: Write, given: Fields | undefined) {
  const mask = write.updateMask?.fieldPaths ?? (write.updateMask ? [] : undefined);
  const paths = mask?.map((path) => {
    const parsed = parseFieldPath(path);
    checkWritablePath(parsed);
    return parsed;
  });
  return {
    fields: normalizeFields(paths ? onlyMasked(given, paths) : given),
    mask: paths,
    transforms: parseTransforms(write.updateTransforms),
  };
}

/** Fields outside the mask are ignored, so they need not be valid. */
function onlyMasked(given: Fields | undefined, mask: FieldPath[]): Fields {
  const named = new Set(mask.map((path) => path[0]));
  return Object.fromEntries(Object.entries(given ?? {}).filter(([name]) => named.has(name)));
}

function checkTransform(transforms: Parameters<typeof parseTransforms>[0]): Transform[] {
  if (transforms?.length) return parseTransforms(transforms);
  throw invalid('A transform must have at least one field transform.');
}

function checkPrecondition(precondition: Precondition | undefined): WritePrecondition {
  const { exists, updateTime } = precondition ?? {};
  if (exists !== undefined && updateTime) {
    throw invalid('A precondition can require existence or an update time, not both.');
  }
  if (updateTime) return { updateTime: toMicros(updateTime) };
  return exists === undefined ? {} : { exists };
}

function invalid(message: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', message);
}
