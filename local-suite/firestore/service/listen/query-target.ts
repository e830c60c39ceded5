import type { Document } from '../../messages.ts';
import { project } from '../../query/projection.ts';
import { matchesQuery } from '../../query/query-plan.ts';
import type { QueryPlan } from '../../query/query-plan.ts';
import { runQuery } from '../../query/run-query.ts';
import type { CommitRecord } from '../../store/change-log.ts';
import type { StoredDocument } from '../../store/stored-document.ts';
import type { PastView, View } from '../../store/view.ts';
import { keysOfQuery } from './change-keys.ts';
import type { FixedField } from './change-keys.ts';
import type { ListenTarget, TargetDelta } from './listen-target.ts';

/** A query without limit and offset. Each document matches or not on its own, so no state is kept between commits. */
export class QueryTarget implements ListenTarget {
  readonly keys: ReadonlySet<string>;
  readonly fixedField: FixedField | undefined;
  readonly #plan: QueryPlan;

  constructor(plan: QueryPlan) {
    this.#plan = plan;
    const { keys, fixedField } = keysOfQuery(plan);
    this.keys = keys;
    this.fixedField = fixedField;
  }

  start(view: View): TargetDelta {
    return { shown: runQuery(view, this.#plan).documents, hidden: [] };
  }

  resume(past: PastView, view: View): TargetDelta {
    const delta: TargetDelta = { shown: [], hidden: [] };
    for (const [name, before] of past.overlay) this.#add(delta, name, [before, view.get(name)]);
    return delta;
  }

  shownNames(view: View): string[] {
    return runQuery(view, this.#plan).documents.map(({ name }) => name);
  }

  follow(commit: CommitRecord): TargetDelta {
    const delta: TargetDelta = { shown: [], hidden: [] };
    for (const { name, before, after } of commit.changes) this.#add(delta, name, [before, after]);
    return delta;
  }

  message(document: StoredDocument): Document {
    return project(document, this.#plan.projection);
  }

  #add(
    delta: TargetDelta,
    name: string,
    [before, after]: [StoredDocument | undefined, StoredDocument | undefined],
  ): void {
    if (after && matchesQuery(this.#plan, after)) delta.shown.push(after);
    else if (before && matchesQuery(this.#plan, before)) delta.hidden.push(name);
  }
}
