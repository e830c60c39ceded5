import type { Micros } from '../model/timestamps.ts';
import { RpcError } from '../rpc-error.ts';
import type { WritePrecondition } from './write-validation.ts';

/** Returns the error for an unmet precondition, or `undefined`. `isWritten`: by an earlier write of the same commit. */
export function unmetPrecondition(
  name: string,
  updateTime: Micros | undefined,
  precondition: WritePrecondition,
  isWritten: boolean,
): RpcError | undefined {
  const exists = updateTime !== undefined;
  if (precondition.exists === true && !exists) return missing(name, isWritten);
  if (precondition.exists === false && exists) {
    return new RpcError('ALREADY_EXISTS', `Document already exists: ${name}`);
  }
  return unmetUpdateTime(updateTime ?? 0n, precondition.updateTime);
}

function missing(name: string, isWritten: boolean): RpcError {
  return isWritten
    ? new RpcError('INVALID_ARGUMENT', `A commit cannot update what it has deleted: ${name}`)
    : new RpcError('NOT_FOUND', `No document to update: ${name}`);
}

/** A missing document counts as version 0: web clients require 0 for documents that did not exist. */
function unmetUpdateTime(stored: Micros, demanded: Micros | undefined): RpcError | undefined {
  if (demanded === undefined || demanded === stored) return undefined;
  return new RpcError(
    'FAILED_PRECONDITION',
    `the stored version (${stored}) does not match the required base version (${demanded})`,
  );
}
