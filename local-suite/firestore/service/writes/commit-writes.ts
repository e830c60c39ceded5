import { fromMicros } from '../../model/timestamps.ts';
import { checkIndexEntries } from '../../query/index-entries.ts';
import { RpcError } from '../../rpc-error.ts';
import type { Caller, CommitResponse } from '../../service-contract.ts';
import type { StoredDocument } from '../../store/stored-document.ts';
import { currentView } from '../../store/view.ts';
import { effectiveChanges, planWrites } from '../../store/write-plan.ts';
import type { WritePlan } from '../../store/write-plan.ts';
import type { CheckedWrite } from '../../store/write-validation.ts';
import type { PlannedCommit } from '../../transactions/lock-table.ts';
import type { Transaction } from '../../transactions/transaction-registry.ts';
import { AccessCheck } from '../access.ts';
import type { Engine, OpenDatabase } from '../engine.ts';

export interface CommitRequest {
  database: string;
  writes: CheckedWrite[];
  transaction?: Buffer | undefined;
}

export interface Committed extends CommitResponse {
  document: (name: string) => StoredDocument | undefined;
}

/**
 * Applies all writes or none. Waits for transactions that have read what is written. Checks rules before
 * preconditions, so that a denial reveals nothing.
 */
export async function commitWrites(
  engine: Engine,
  caller: Caller,
  request: CommitRequest,
): Promise<Committed> {
  const open = engine.database(request.database);
  const access = new AccessCheck(engine, caller);
  if (!request.transaction?.length) {
    return open.locks.commit(undefined, () => plan(engine, open, access, request));
  }
  const transaction = engine.transactions.find(request.transaction, open.data.name);
  try {
    checkWritable(transaction, request.writes);
    return await engine.transactions.during(transaction, () =>
      open.locks.commit(transaction, () => plan(engine, open, access, request)),
    );
  } finally {
    engine.transactions.end(transaction);
  }
}

function plan(
  engine: Engine,
  open: OpenDatabase,
  access: AccessCheck,
  { writes, transaction }: CommitRequest,
): PlannedCommit<Committed> {
  const { data } = open;
  const planned = planWrites((name) => data.get(name), writes, engine.clock.nextCommitTime());
  return {
    writes: effectiveChanges(planned),
    apply: () => {
      const view = currentView(data, planned.time);
      access.writes(planned, view, writes.length > 1 || transaction !== undefined);
      if (planned.failure) throw planned.failure;
      for (const { after } of effectiveChanges(planned)) {
        if (after) checkIndexEntries(after, engine.indexes?.known);
      }
      return apply(engine, open, planned, access.caller);
    },
  };
}

function apply(engine: Engine, open: OpenDatabase, planned: WritePlan, caller: Caller): Committed {
  const { time, results } = planned;
  const record = { time, changes: effectiveChanges(planned) };
  engine.apply(open, record);
  engine.observers.publish(record, caller);
  const after = new Map(planned.writes.map((write) => [write.name, write.after]));
  return {
    writeResults: results,
    commitTime: fromMicros(time),
    document: (name) => after.get(name),
  };
}

function checkWritable({ view }: Transaction, writes: CheckedWrite[]): void {
  if (!view || writes.length === 0) return;
  throw new RpcError('INVALID_ARGUMENT', 'Cannot modify entities in a read-only transaction.');
}
