import type { Document } from '../../messages.ts';
import type { CommitRecord } from '../../store/change-log.ts';
import type { StoredDocument } from '../../store/stored-document.ts';
import type { PastView, View } from '../../store/view.ts';

/** How what a target shows changes: documents that come or change, and names that leave. */
export interface TargetDelta {
  shown: StoredDocument[];
  hidden: string[];
}

/** What one target of a Listen stream watches. It keeps up with the database commit by commit. */
export interface ListenTarget {
  /** Everything it shows now, and the documents asked for by name that are missing. Starts keeping up. */
  start(view: View): TargetDelta;
  /** What changed since a past state, in place of everything. Starts keeping up. */
  resume(past: PastView, view: View): TargetDelta;
  /** How many documents it showed in a state. */
  count(view: View): number;
  /** What a commit changes. `view` is the state right after it. */
  follow(commit: CommitRecord, view: View): TargetDelta;
  /** The message that shows a document; with a projection it is the target's own. */
  message(document: StoredDocument): Document;
}
