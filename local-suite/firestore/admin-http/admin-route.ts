import type { HttpExchange } from '../transport/http/http-exchange.ts';
import { RpcError } from '../rpc-error.ts';

/** One of the emulator's own endpoints. */
export interface AdminRoute {
  method: string;
  /** Matches the whole path; its groups are percent-decoded for `answer`. */
  path: RegExp;
  answer: (exchange: HttpExchange, groups: Record<string, string>) => Promise<void> | void;
}

/** The JSON object that a request brings. Throws INVALID_ARGUMENT when it brings none. */
export async function jsonObject(exchange: HttpExchange): Promise<Record<string, unknown>> {
  return objectOf(await exchange.json(), 'The body');
}

/** A value as an object. Throws INVALID_ARGUMENT that calls it by its name otherwise. */
export function objectOf(value: unknown, name: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw new RpcError('INVALID_ARGUMENT', `${name} is not a JSON object.`);
}

/** A value as text. Throws INVALID_ARGUMENT that calls it by its name otherwise. */
export function textOf(value: unknown, name: string): string {
  if (typeof value === 'string') return value;
  throw new RpcError('INVALID_ARGUMENT', `"${name}" is missing or not a string.`);
}
