import type { ListenRequest, ListenResponse, Target, TargetChange } from '../../messages.ts';
import {
  checkSameDatabase,
  parseDocumentName,
  parseParentName,
} from '../../model/resource-name.ts';
import { fromMicros } from '../../model/timestamps.ts';
import { planQuery } from '../../query/query-plan.ts';
import { RpcError } from '../../rpc-error.ts';
import type { Caller, ServerStream, StreamSink } from '../../service-contract.ts';
import type { CommitRecord } from '../../store/change-log.ts';
import type { Database } from '../../store/database.ts';
import { currentView, PastView } from '../../store/view.ts';
import type { View } from '../../store/view.ts';
import { AccessCheck } from '../access.ts';
import { DocumentsTarget } from './documents-target.ts';
import type { Engine } from '../engine.ts';
import type { IndexCheck } from '../index-check.ts';
import type { ListenTarget, TargetDelta } from './listen-target.ts';
import { QueryTarget } from './query-target.ts';
import { resumeTime, resumeToken } from './resume-token.ts';
import { documentMessages } from './target-messages.ts';
import { asRpcError } from '../unexpected-error.ts';
import { WindowTarget } from './window-target.ts';

/**
 * A Listen stream. Each target is answered with ADD, its documents, CURRENT and NO_CHANGE for all targets, without
 * which clients raise no snapshot. Each later commit that affects a target sends its changes and another
 * NO_CHANGE. A rejected target is removed with the cause; the stream continues.
 */
export class ListenStream implements ServerStream<ListenRequest> {
  readonly #engine: Engine;
  readonly #caller: Caller;
  readonly #sink: StreamSink<ListenResponse>;
  readonly #targets = new Map<number, ListenTarget>();
  #database: Database | undefined;
  #unwatch: () => void = () => undefined;
  #isOpen = true;
  #lastOwnId = 0;

  constructor(engine: Engine, caller: Caller, sink: StreamSink<ListenResponse>) {
    this.#engine = engine;
    this.#caller = caller;
    this.#sink = sink;
  }

  receive(message: ListenRequest): void {
    this.#failing(() => {
      const database = this.#database ?? this.#open(message.database);
      if (message.addTarget) this.#add(message.addTarget, database);
      if (message.removeTarget !== undefined) this.#remove(message.removeTarget);
    });
  }

  close(): void {
    this.#isOpen = false;
    this.#unwatch();
    this.#targets.clear();
  }

  #open(name: string | undefined): Database {
    const { data } = this.#engine.database(name);
    this.#database = data;
    this.#unwatch = data.watch((commit) => {
      this.#failing(() => {
        this.#follow(commit, data);
      });
    });
    return data;
  }

  /** An error ends only this stream, not the commit that it follows. */
  #failing(work: () => void): void {
    if (!this.#isOpen) return;
    try {
      work();
    } catch (error) {
      this.close();
      this.#sink.fail(asRpcError(error));
    }
  }

  #add(request: Target, database: Database): void {
    const { targetId = 0 } = request;
    const id = targetId === 0 ? this.#freeId() : targetId;
    if (this.#targets.has(id)) {
      throw new RpcError('INVALID_ARGUMENT', `Target id ${id} is already in use on this stream.`);
    }
    const view = currentView(database, this.#engine.clock.readTime());
    try {
      const target = this.#allowedTarget(request, view);
      this.#targets.set(id, target);
      this.#answer(id, { request, target, view });
      if (request.once) this.#remove(id);
    } catch (error) {
      this.#targets.delete(id);
      const { code, message } = asRpcError(error);
      this.#change('REMOVE', { targetIds: [id], cause: { code, message } });
    }
  }

  #freeId(): number {
    do this.#lastOwnId += 1;
    while (this.#targets.has(this.#lastOwnId));
    return this.#lastOwnId;
  }

  #remove(id: number): void {
    this.#targets.delete(id);
    this.#change('REMOVE', { targetIds: [id] });
  }

  /** Throws if the target is malformed or the rules reject it. */
  #allowedTarget({ query, documents }: Target, view: View): ListenTarget {
    const access = new AccessCheck(this.#engine, this.#caller);
    return query
      ? allowedQuery(query, view, access, this.#engine.indexes)
      : allowedDocuments(documents?.documents ?? [], view, access);
  }

  #answer(
    id: number,
    { request, target, view }: { request: Target; target: ListenTarget; view: View },
  ): void {
    this.#change('ADD', { targetIds: [id] });
    const past = this.#resumedView(request, view);
    if (past === 'lost') this.#change('RESET', { targetIds: [id] });
    const isResumed = past instanceof PastView;
    const delta = isResumed ? target.resume(past, view) : target.start(view);
    this.#sendChanges([{ id, target, delta }], view);
    const expected = request.expectedCount?.value;
    if (isResumed && request.query && expected !== undefined && expected !== target.count(past)) {
      this.#send({ filter: { targetId: id, count: target.count(view) } });
    }
    const mark = { resumeToken: resumeToken(view.time), readTime: fromMicros(view.time) };
    this.#change('CURRENT', { targetIds: [id], ...mark });
    this.#change('NO_CHANGE', { targetIds: [], ...mark });
  }

  /** The client's state, if it names one: 'lost' if that is too old, undefined if it names none. */
  #resumedView(request: Target, { database, time }: View): PastView | 'lost' | undefined {
    const since = resumeTime(request);
    if (since === 'none') return undefined;
    if (since === 'unknown' || since > time || !database.log.covers(since)) return 'lost';
    return new PastView(database, since);
  }

  #follow(commit: CommitRecord, database: Database): void {
    const view = currentView(database, commit.time);
    const updates = [...this.#targets]
      .map(([id, target]) => ({ id, target, delta: target.follow(commit, view) }))
      .filter(({ delta }) => delta.shown.length + delta.hidden.length > 0);
    if (updates.length === 0) return;
    this.#sendChanges(updates, view);
    const mark = { resumeToken: resumeToken(commit.time), readTime: fromMicros(commit.time) };
    this.#change('NO_CHANGE', { targetIds: [], ...mark });
  }

  #sendChanges(
    updates: { id: number; target: ListenTarget; delta: TargetDelta }[],
    view: View,
  ): void {
    for (const message of documentMessages(updates, view)) this.#send(message);
  }

  #send(message: ListenResponse): void {
    if (this.#isOpen) this.#sink.send(message);
  }

  #change(
    targetChangeType: NonNullable<TargetChange['targetChangeType']>,
    change: TargetChange,
  ): void {
    this.#send({ targetChange: { targetChangeType, ...change } });
  }
}

function allowedQuery(
  { parent, structuredQuery = {} }: NonNullable<Target['query']>,
  view: View,
  access: AccessCheck,
  indexes: IndexCheck | undefined,
): ListenTarget {
  checkSameDatabase(parseParentName(parent), view.database.name);
  const plan = planQuery(parent, structuredQuery);
  access.list(parent, structuredQuery, view);
  indexes?.require(plan);
  const isWindow = plan.limit !== undefined || plan.offset > 0;
  return isWindow ? new WindowTarget(plan) : new QueryTarget(plan);
}

function allowedDocuments(names: string[], view: View, access: AccessCheck): ListenTarget {
  if (names.length === 0) {
    throw new RpcError('INVALID_ARGUMENT', 'A target must have a query or documents.');
  }
  for (const name of names) checkSameDatabase(parseDocumentName(name), view.database.name);
  access.get(names, view, names.length > 1);
  return new DocumentsTarget(names);
}
