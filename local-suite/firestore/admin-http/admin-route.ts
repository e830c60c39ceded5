import type { HttpExchange } from '../transport/http/http-exchange.ts';
import { RpcError } from '../rpc-error.ts';

export interface AdminRoute {
  method: string;
  /** Matches the whole path; its groups are percent-decoded for `answer`. */
  path: RegExp;
  answer: (exchange: HttpExchange, groups: Record<string, string>) => Promise<void> | void;
}

/** Throws INVALID_ARGUMENT if the body is not a JSON object. */
export async function jsonObject(exchange: HttpExchange): Promise<Record<string, unknown>> {
  return objectOf(await exchange.json(), 'The body');
}

/** Throws INVALID_ARGUMENT with the value's name if it is not an object. */
export function objectOf(value: unknown, name: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw new RpcError('INVALID_ARGUMENT', `${name} is not a JSON object.`);
}

/** Throws INVALID_ARGUMENT with the value's name if it is not a string. */
export function textOf(value: unknown, name: string): string {
  if (typeof value === 'string') return value;
  throw new RpcError('INVALID_ARGUMENT', `"${name}" is missing or not a string.`);
}
