import { RpcError } from '../rpc-error.ts';
import type { FieldPath } from './field-path.ts';

const RESERVED = /^__.*__$/s;
/** Source: Firestore quotas, "Maximum size of a field name". */
const MAX_BYTES = 1_500;

/** Throws INVALID_ARGUMENT for names that are empty, of the form `__…__` or longer than 1,500 bytes. */
export function checkFieldName(name: string): void {
  if (name === '') throw invalid('Document fields must not have an empty name.');
  if (RESERVED.test(name)) throw invalid(`Field name "${name}" is reserved.`);
  if (name.length > MAX_BYTES / 4 && Buffer.byteLength(name) > MAX_BYTES) {
    throw invalid(`Field name "${name.slice(0, 40)}…" is longer than ${MAX_BYTES} bytes.`);
  }
}

export function checkWritablePath(path: FieldPath): void {
  for (const name of path) checkFieldName(name);
}

function invalid(message: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', message);
}
