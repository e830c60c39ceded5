import type { ContentKeys } from './change-keys.ts';
import type { Document } from '../../messages.ts';
import type { CommitRecord } from '../../store/change-log.ts';
import type { StoredDocument } from '../../store/stored-document.ts';
import type { PastView, View } from '../../store/view.ts';

/** Documents to show or update, and names of documents to hide. */
export interface TargetDelta {
  shown: StoredDocument[];
  hidden: string[];
}

/** A target of a Listen stream, updated commit by commit. */
export interface ListenTarget extends ContentKeys {
  /** Returns all documents shown now, and requested names that do not exist. */
  start(view: View): TargetDelta;
  /** Returns the changes since a past state. */
  resume(past: PastView, view: View): TargetDelta;
  /** The names of the documents shown in a state. */
  shownNames(view: View): string[];
  /** Returns the changes of a commit with any of the keys. `view` is the state right after it. */
  follow(commit: CommitRecord, view: View): TargetDelta;
  /** With a projection, the message belongs to this target only. */
  message(document: StoredDocument): Document;
}
