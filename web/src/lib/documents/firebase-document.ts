import { onSnapshot, type DocumentReference } from 'firebase/firestore';

/** Why a followed document is not there: there is none, or the rules refuse it; or the database cannot be asked for now. */
export type DocumentProblem = 'missing' | 'unreached';

/** Follows one document, which `read` makes out of what is stored. Gives the way to stop. */
export function followDocument<Shown>(
  document: DocumentReference,
  read: (id: string, stored: unknown) => Shown,
  onChange: (shown: Shown | DocumentProblem) => void,
): () => void {
  return onSnapshot(
    document,
    // That the line is back is told with nothing but the metadata when there is no such document.
    { includeMetadataChanges: true },
    (found) => {
      if (found.exists()) onChange(read(found.id, found.data()));
      else onChange(found.metadata.fromCache ? 'unreached' : 'missing');
    },
    () => onChange('missing'),
  );
}
