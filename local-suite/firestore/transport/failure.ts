import { RpcError } from '../rpc-error.ts';

/** Takes one line, or a few, for the developer who watches the suite. */
export type Log = (text: string) => void;

/** The refusal to answer with. What is no RpcError is our bug: it goes to the log, not to clients. */
export function rpcErrorOf(error: unknown, log: Log): RpcError {
  if (error instanceof RpcError) return error;
  log(`Internal error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return new RpcError('INTERNAL', 'The local Firestore made a mistake; its log has the details.');
}
