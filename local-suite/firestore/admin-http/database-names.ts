import type { FirestoreControl } from '../control-contract.ts';

/** The databases that have ever held a document, as projects/{p}/databases/{d}. */
export class DatabaseNames implements Iterable<string> {
  readonly #names = new Set<string>();

  /** Records every commit from now on. Databases that are loaded without a commit must be added. */
  constructor(control: FirestoreControl) {
    control.onCommit(({ changes }) => {
      for (const { name } of changes) this.addOf(name);
    });
  }

  /** Adds the database of a document. */
  addOf(documentName: string): void {
    this.add(documentName.split('/', 4).join('/'));
  }

  add(database: string): void {
    this.#names.add(database);
  }

  [Symbol.iterator](): Iterator<string> {
    return this.#names.values();
  }
}
