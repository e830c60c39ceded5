import type { Document } from '../../messages.ts';
import type { CommitRecord } from '../../store/change-log.ts';
import type { StoredDocument } from '../../store/stored-document.ts';
import type { PastView, View } from '../../store/view.ts';
import type { ListenTarget, TargetDelta } from './listen-target.ts';

export class DocumentsTarget implements ListenTarget {
  /** The names of the documents. */
  readonly keys: ReadonlySet<string>;

  constructor(names: Iterable<string>) {
    this.keys = new Set(names);
  }

  start(view: View): TargetDelta {
    return this.#show(this.keys, view);
  }

  /** Reports missing documents again: clients ask because they are unsure about their copy. */
  resume(past: PastView, view: View): TargetDelta {
    const changed = [...this.keys].filter((name) => {
      const document = view.get(name);
      return document === undefined || document !== past.get(name);
    });
    return this.#show(changed, view);
  }

  shownNames(view: View): string[] {
    return [...this.keys].filter((name) => view.get(name));
  }

  follow(commit: CommitRecord, view: View): TargetDelta {
    const names = commit.changes.map(({ name }) => name).filter((name) => this.keys.has(name));
    return this.#show(names, view);
  }

  message(document: StoredDocument): Document {
    return document.message;
  }

  #show(names: Iterable<string>, view: View): TargetDelta {
    const delta: TargetDelta = { shown: [], hidden: [] };
    for (const name of names) {
      const document = view.get(name);
      if (document) delta.shown.push(document);
      else delta.hidden.push(name);
    }
    return delta;
  }
}
