import type { ListenRequest, ListenResponse, Target, TargetChange } from '../../messages.ts';
import { fromMicros } from '../../model/timestamps.ts';
import { RpcError } from '../../rpc-error.ts';
import type { Caller, ServerStream, StreamSink } from '../../service-contract.ts';
import type { CommitRecord } from '../../store/change-log.ts';
import { currentView, PastView } from '../../store/view.ts';
import type { View } from '../../store/view.ts';
import { AccessCheck } from '../access.ts';
import type { Engine, OpenDatabase } from '../engine.ts';
import { asRpcError } from '../unexpected-error.ts';
import type { ConcernedTargets, OpenTarget, TargetStream } from './open-targets.ts';
import { requestedTarget } from './requested-target.ts';
import { resumedDelta } from './resumed-delta.ts';
import { resumeTime, resumeToken } from './resume-token.ts';
import { documentMessages } from './target-messages.ts';
import type { TargetUpdate } from './target-messages.ts';
import { onTokenExpiry } from './token-expiry.ts';

const EXPIRED: Caller = { kind: 'guest' };

/**
 * A Listen stream. Each target is answered with ADD, its documents, CURRENT and NO_CHANGE for all targets, without
 * which clients raise no snapshot. Each later commit that affects a target sends its changes and another
 * NO_CHANGE. A rejected target is removed with the cause, at once or when it loses its rights; the stream continues.
 */
export class ListenStream implements ServerStream<ListenRequest>, TargetStream {
  readonly #engine: Engine;
  readonly #sink: StreamSink<ListenResponse>;
  readonly #targets = new Map<number, OpenTarget>();
  readonly #stopExpiry: () => void;
  #caller: Caller;
  #database: OpenDatabase | undefined;
  #isOpen = true;
  #lastOwnId = 0;

  constructor(engine: Engine, caller: Caller, sink: StreamSink<ListenResponse>) {
    this.#engine = engine;
    this.#caller = caller;
    this.#sink = sink;
    this.#stopExpiry = onTokenExpiry(
      caller,
      () => engine.clock.readTime(),
      () => this.#expire(),
    );
  }

  receive(message: ListenRequest): void {
    this.#failing(() => {
      const database = (this.#database ??= this.#engine.database(message.database));
      if (message.addTarget) this.#add(message.addTarget, database);
      if (message.removeTarget !== undefined) this.#remove(message.removeTarget);
    });
  }

  close(): void {
    this.#isOpen = false;
    this.#stopExpiry();
    for (const id of [...this.#targets.keys()]) this.#forget(id);
  }

  follow(commit: CommitRecord, { shown, doubted }: ConcernedTargets, view: View): void {
    this.#failing(() => {
      this.#judgeEach(doubted, view);
      const updates = shown
        .filter((target) => this.#targets.has(target.id))
        .map((target) => ({ ...target, delta: target.content.follow(commit, view) }))
        .filter(({ delta }) => delta.shown.length + delta.hidden.length > 0);
      if (updates.length === 0) return;
      this.#sendChanges(updates, view);
      const mark = { resumeToken: resumeToken(commit.time), readTime: fromMicros(commit.time) };
      this.#change('NO_CHANGE', { targetIds: [], ...mark });
    });
  }

  judgeAgain(targets: readonly OpenTarget[], view: View): void {
    this.#failing(() => this.#judgeEach(targets, view));
  }

  /** An expired token identifies no one. */
  #expire(): void {
    this.#caller = EXPIRED;
    if (!this.#database) return;
    const view = currentView(this.#database.data, this.#engine.clock.readTime());
    this.judgeAgain([...this.#targets.values()], view);
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

  #add(request: Target, { data, targets }: OpenDatabase): void {
    const { targetId = 0 } = request;
    const id = targetId === 0 ? this.#freeId() : targetId;
    if (this.#targets.has(id)) {
      throw new RpcError('INVALID_ARGUMENT', `Target id ${id} is already in use on this stream.`);
    }
    const view = currentView(data, this.#engine.clock.readTime());
    try {
      const target = { id, stream: this, ...requestedTarget(request, data.name) };
      const decision = this.#judge(target, view);
      if (this.#engine.indexes) target.requireIndex(this.#engine.indexes);
      targets.add(target, decision);
      this.#targets.set(id, target);
      this.#answer(target, request, view);
      if (request.once) this.#remove(id);
    } catch (error) {
      this.#refuse(id, error);
    }
  }

  #judgeEach(targets: readonly OpenTarget[], view: View): void {
    for (const target of targets) {
      try {
        this.#database?.targets.setDecision(target, this.#judge(target, view));
      } catch (error) {
        this.#refuse(target.id, error);
      }
    }
  }

  /** Returns the documents that decided. Throws PERMISSION_DENIED unless the rules allow the target now. */
  #judge(target: OpenTarget, view: View): ReadonlySet<string> {
    const access = new AccessCheck(this.#engine, this.#caller);
    target.judge(access, view);
    return access.names;
  }

  #freeId(): number {
    do this.#lastOwnId += 1;
    while (this.#targets.has(this.#lastOwnId));
    return this.#lastOwnId;
  }

  #remove(id: number): void {
    this.#forget(id);
    this.#change('REMOVE', { targetIds: [id] });
  }

  #refuse(id: number, error: unknown): void {
    this.#forget(id);
    const { code, message } = asRpcError(error);
    this.#change('REMOVE', { targetIds: [id], cause: { code, message } });
  }

  #forget(id: number): void {
    const target = this.#targets.get(id);
    if (target) this.#database?.targets.remove(target);
    this.#targets.delete(id);
  }

  #answer(target: OpenTarget, request: Target, view: View): void {
    const { id, content } = target;
    this.#change('ADD', { targetIds: [id] });
    const past = this.#resumedView(request, view);
    if (past === 'lost') this.#change('RESET', { targetIds: [id] });
    const { delta, filter } =
      past instanceof PastView
        ? resumedDelta(content, request, { past, view })
        : { delta: content.start(view), filter: undefined };
    this.#sendChanges([{ id, content, delta }], view);
    if (filter) this.#send({ filter: { targetId: id, ...filter } });
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

  #sendChanges(updates: readonly TargetUpdate[], view: View): void {
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
