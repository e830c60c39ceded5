import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import { recordOf } from '@kargha/domain/records/stored-record';
import { readContent, type AnyContent, type ContentSection } from '@kargha/domain/settings/content';

import {
  firestore,
  withDates,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from '../platform/firestore.ts';

/** The current content of a section. `revision` counts saves by staff; 0 is the initial content. */
export interface StoredContent {
  content: AnyContent;
  revision: number;
  savedAt: Date | null;
  savedBy: string;
}

export function contentRef(section: ContentSection): DocumentReference {
  return firestore().collection(COLLECTIONS.content).doc(section);
}

export function contentVersionRef(section: ContentSection, revision: number): DocumentReference {
  return contentRef(section).collection(SUBCOLLECTIONS.versions).doc(String(revision));
}

export function readStoredContent(
  section: ContentSection,
  snapshot: DocumentSnapshot,
): StoredContent {
  const stored = recordOf(withDates(snapshot.data()));
  const { revision, savedBy, updatedAt } = stored;
  return {
    content: readContent(section, stored),
    revision: typeof revision === 'number' ? revision : 0,
    savedAt: updatedAt instanceof Date ? updatedAt : null,
    savedBy: typeof savedBy === 'string' ? savedBy : '',
  };
}

/** Replaces the content and keeps the previous one as a version, in the caller's transaction. */
export function replaceContent(
  transaction: Transaction,
  section: ContentSection,
  before: StoredContent,
  { content, by, at }: { content: AnyContent; by: string; at: Date },
): StoredContent {
  const { revision, savedAt, savedBy } = before;
  const previous = { ...before.content, revision, savedBy, updatedAt: savedAt };
  transaction.create(contentVersionRef(section, revision), previous);
  const next = { revision: revision + 1, savedBy: by, updatedAt: at };
  transaction.set(contentRef(section), { ...content, ...next });
  return { content, revision: revision + 1, savedAt: at, savedBy: by };
}
