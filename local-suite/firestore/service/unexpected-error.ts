import { RpcError } from '../rpc-error.ts';

/** Passes RpcErrors on and reports any other error as INTERNAL. */
export function asRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error;
  return new RpcError('INTERNAL', error instanceof Error ? error.message : String(error));
}
