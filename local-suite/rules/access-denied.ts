import { RpcError } from '../firestore/rpc-error.ts';
import type { AccessMethod, Refusal } from './evaluation/decision.ts';

/** A denial by security rules, with details for developers. */
export class AccessDenied extends RpcError {
  readonly operation: AccessMethod;
  /** The document or collection, starting at /databases. */
  readonly path: string;
  /** One for each allow statement that could have allowed it; empty if none matched. */
  readonly refusals: readonly Refusal[];

  constructor(operation: AccessMethod, path: string, refusals: readonly Refusal[]) {
    super('PERMISSION_DENIED', messageOf(operation, refusals));
    this.name = 'AccessDenied';
    this.operation = operation;
    this.path = path;
    this.refusals = refusals;
  }
}

function messageOf(operation: AccessMethod, refusals: readonly Refusal[]): string {
  if (refusals.length === 0) return `\nNo matching allow statements`;
  return `\n${refusals.map(({ reason, line }) => `${reason} for '${operation}' @ L${line}`).join(', ')}`;
}

/** Returns each rule line with its reason. */
export function explain(refusals: readonly Refusal[]): string {
  if (refusals.length === 0) return 'no allow statement matches';
  return refusals.map(explainOne).join('; ');
}

function explainOne({ reason, line, errorLine }: Refusal): string {
  const place = errorLine === undefined || errorLine === line ? '' : ` (at line ${errorLine})`;
  return `line ${line}: ${reason}${place}`;
}
