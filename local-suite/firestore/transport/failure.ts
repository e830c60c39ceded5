import { RpcError } from '../rpc-error.ts';

/** Receives messages for the developer; they may have several lines. */
export type Log = (text: string) => void;

/** An error other than RpcError is our bug: it is logged and not shown to clients. */
export function rpcErrorOf(error: unknown, log: Log): RpcError {
  if (error instanceof RpcError) return error;
  log(`Internal error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return new RpcError(
    'INTERNAL',
    'An internal error occurred. See the log of the local Firestore.',
  );
}
