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

/**
 * A query with a limit or an offset: keeps the window of shown documents. Commits update the window; the query
 * runs again only if that leaves a gap at the end.
 */
export class WindowTarget implements ListenTarget {
  readonly keys: ReadonlySet<string>;
  readonly fixedField: FixedField | undefined;
  readonly #plan: QueryPlan;
  #window: readonly StoredDocument[] = [];

  constructor(plan: QueryPlan) {
    this.#plan = plan;
    const { keys, fixedField } = keysOfQuery(plan);
    this.keys = keys;
    this.fixedField = fixedField;
  }

  start(view: View): TargetDelta {
    this.#window = this.#run(view);
    return { shown: [...this.#window], hidden: [] };
  }

  resume(past: PastView, view: View): TargetDelta {
    this.#window = this.#run(view);
    return difference(this.#run(past), this.#window);
  }

  shownNames(view: View): string[] {
    return this.#run(view).map(({ name }) => name);
  }

  follow(commit: CommitRecord, view: View): TargetDelta {
    const before = this.#window;
    this.#window = this.#next(commit, view);
    return difference(before, this.#window);
  }

  message(document: StoredDocument): Document {
    return project(document, this.#plan.projection);
  }

  #next(commit: CommitRecord, view: View): readonly StoredDocument[] {
    const changed = new Set(commit.changes.map(({ name }) => name));
    const entering = commit.changes.flatMap(({ after }) =>
      after && matchesQuery(this.#plan, after) ? [after] : [],
    );
    const staying = this.#window.filter(({ name }) => !changed.has(name));
    if (this.#plan.offset > 0) {
      return entering.length > 0 || this.#anyMatched(commit) ? this.#run(view) : this.#window;
    }
    const isUnaffected = entering.length === 0 && staying.length === this.#window.length;
    return isUnaffected ? this.#window : this.#merged(staying, entering, view);
  }

  #merged(
    staying: readonly StoredDocument[],
    entering: readonly StoredDocument[],
    view: View,
  ): readonly StoredDocument[] {
    const { limit = Infinity, compare } = this.#plan;
    const merged = [...staying, ...entering].sort(compare);
    if (this.#window.length < limit) return merged.slice(0, limit);
    const existing = this.#upToOldEnd(merged);
    return existing.length >= limit ? existing.slice(0, limit) : this.#run(view);
  }

  /** After the end of a full window there may be documents that are not known. */
  #upToOldEnd(documents: readonly StoredDocument[]): readonly StoredDocument[] {
    const end = this.#window.at(-1);
    return end ? documents.filter((document) => this.#plan.compare(document, end) <= 0) : [];
  }

  #anyMatched(commit: CommitRecord): boolean {
    return commit.changes.some(({ before }) => before && matchesQuery(this.#plan, before));
  }

  #run(view: View): StoredDocument[] {
    return runQuery(view, this.#plan).documents;
  }
}

function difference(
  before: readonly StoredDocument[],
  after: readonly StoredDocument[],
): TargetDelta {
  const old = new Map(before.map((document) => [document.name, document]));
  const names = new Set(after.map(({ name }) => name));
  return {
    shown: after.filter((document) => old.get(document.name) !== document),
    hidden: before.map(({ name }) => name).filter((name) => !names.has(name)),
  };
}
