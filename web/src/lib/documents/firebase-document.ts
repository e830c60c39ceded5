import { onSnapshot, type DocumentReference } from 'firebase/firestore';

/**
 * `missing` also covers documents that do not match their schema; `unreached` means that the database cannot be
 * reached, and `refused` that the person may not read the document any more.
 */
export type DocumentProblem = 'missing' | 'unreached' | 'refused';

/** Returns a function that unsubscribes. */
export function followDocument<Shown>(
  document: DocumentReference,
  read: (id: string, stored: unknown) => Shown | undefined,
  onChange: (shown: Shown | DocumentProblem) => void,
  onRefused: () => void,
): () => void {
  return onSnapshot(
    document,
    // For a missing document a reconnection changes only the metadata.
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.exists()) onChange(read(snapshot.id, snapshot.data()) ?? 'missing');
      else onChange(snapshot.metadata.fromCache ? 'unreached' : 'missing');
    },
    onRefused,
  );
}
