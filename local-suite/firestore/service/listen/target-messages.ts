import type { Document, ListenResponse } from '../../messages.ts';
import { fromMicros } from '../../model/timestamps.ts';
import type { StoredDocument } from '../../store/stored-document.ts';
import type { View } from '../../store/view.ts';
import type { ListenTarget, TargetDelta } from './listen-target.ts';

export interface TargetUpdate {
  id: number;
  content: ListenTarget;
  delta: TargetDelta;
}

interface DocumentUpdate {
  /** Targets that show the document, grouped by message. */
  shown: Map<Document, number[]>;
  hidden: number[];
}

/** Returns one message per document, for all targets at once. */
export function* documentMessages(
  updates: readonly TargetUpdate[],
  view: View,
): Generator<ListenResponse> {
  for (const [name, { shown, hidden }] of byDocument(updates)) {
    let removedTargetIds = hidden;
    for (const [document, targetIds] of shown) {
      yield { documentChange: { document, targetIds, ...removed(removedTargetIds) } };
      removedTargetIds = [];
    }
    if (removedTargetIds.length === 0) continue;
    const leaving = { document: name, removedTargetIds, readTime: fromMicros(view.time) };
    yield view.get(name) ? { documentRemove: leaving } : { documentDelete: leaving };
  }
}

function byDocument(updates: readonly TargetUpdate[]): Map<string, DocumentUpdate> {
  const documents = new Map<string, DocumentUpdate>();
  const of = (name: string) => {
    const existing = documents.get(name) ?? { shown: new Map<Document, number[]>(), hidden: [] };
    documents.set(name, existing);
    return existing;
  };
  for (const { id, content, delta } of updates) {
    for (const document of delta.shown) addShown(of(document.name), { id, content, document });
    for (const name of delta.hidden) of(name).hidden.push(id);
  }
  return documents;
}

/** Projected messages are new objects, so each is sent separately. */
function addShown(
  { shown }: DocumentUpdate,
  { id, content, document }: { id: number; content: ListenTarget; document: StoredDocument },
): void {
  const message = content.message(document);
  shown.set(message, [...(shown.get(message) ?? []), id]);
}

function removed(removedTargetIds: number[]) {
  return removedTargetIds.length > 0 ? { removedTargetIds } : {};
}
