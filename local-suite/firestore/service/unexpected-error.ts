import { RpcError } from '../rpc-error.ts';

/** What a client is told about an error: refusals as they are, bugs as INTERNAL. */
export function asRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error;
  return new RpcError('INTERNAL', error instanceof Error ? error.message : String(error));
}
