import type { Write, WriteResult } from '../../messages.ts';
import { RpcError } from '../../rpc-error.ts';
import type { Caller, FirestoreService } from '../../service-contract.ts';
import { checkWrites } from '../../store/write-validation.ts';
import type { CheckedWrite } from '../../store/write-validation.ts';
import { commitWrites } from './commit-writes.ts';
import type { Engine } from '../engine.ts';

type BatchWriteRequest = Parameters<FirestoreService['batchWrite']>[1];
type BatchWriteResponse = Awaited<ReturnType<FirestoreService['batchWrite']>>;

interface Outcome {
  result: WriteResult;
  status: BatchWriteResponse['status'][number];
}

/** BatchWrite: independent writes with a status each. No document may be written twice. */
export async function batchWrite(
  engine: Engine,
  caller: Caller,
  { database, writes }: BatchWriteRequest,
): Promise<BatchWriteResponse> {
  engine.database(database);
  checkDifferentDocuments(writes ?? []);
  const outcomes = await Promise.all(
    (writes ?? []).map((write) =>
      outcomeOf(async () => {
        const [checked] = checkWrites([write], database);
        return checked ? commitOne(engine, caller, database, checked) : {};
      }),
    ),
  );
  return {
    writeResults: outcomes.map(({ result }) => result),
    status: outcomes.map(({ status }) => status),
  };
}

async function commitOne(
  engine: Engine,
  caller: Caller,
  database: string,
  write: CheckedWrite,
): Promise<WriteResult> {
  const { writeResults } = await commitWrites(engine, caller, { database, writes: [write] });
  return writeResults[0] ?? {};
}

async function outcomeOf(commit: () => Promise<WriteResult>): Promise<Outcome> {
  try {
    return { result: await commit(), status: { code: 0 } };
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    return { result: {}, status: { code: error.code, message: error.message } };
  }
}

function checkDifferentDocuments(writes: readonly Write[]): void {
  const names = writes.map(
    ({ update, delete: deleted, verify, transform }) =>
      update?.name ?? deleted ?? verify ?? transform?.document,
  );
  if (new Set(names).size === names.length) return;
  throw new RpcError('INVALID_ARGUMENT', 'A batch write cannot write to the same document twice.');
}
