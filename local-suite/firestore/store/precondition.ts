import type { Micros } from '../model/timestamps.ts';
import { RpcError } from '../rpc-error.ts';
import type { WritePrecondition } from './write-validation.ts';

/** Returns the error for an unmet precondition, or `undefined`. */
export function unmetPrecondition(
  name: string,
  updateTime: Micros | undefined,
  precondition: WritePrecondition,
): RpcError | undefined {
  const exists = updateTime !== undefined;
  if (precondition.exists === true && !exists) {
    return new RpcError('NOT_FOUND', `No document to update: ${name}`);
  }
  if (precondition.exists === false && exists) {
    return new RpcError('ALREADY_EXISTS', `Document already exists: ${name}`);
  }
  return unmetUpdateTime(updateTime ?? 0n, precondition.updateTime);
}

/** A missing document counts as version 0: web clients require 0 for documents that did not exist. */
function unmetUpdateTime(stored: Micros, demanded: Micros | undefined): RpcError | undefined {
  if (demanded === undefined || demanded === stored) return undefined;
  return new RpcError(
    'FAILED_PRECONDITION',
    `the stored version (${stored}) does not match the required base version (${demanded})`,
  );
}
