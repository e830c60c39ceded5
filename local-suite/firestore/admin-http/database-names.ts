import type { FirestoreControl } from '../service-contract.ts';

/** The databases that ever got a document, as projects/{p}/databases/{d}. */
export class DatabaseNames implements Iterable<string> {
  readonly #names = new Set<string>();

  /** Takes note of every commit from now on; what is loaded past commits is to be added. */
  constructor(control: FirestoreControl) {
    control.onCommit(({ changes }) => {
      for (const { name } of changes) this.add(name.split('/', 4).join('/'));
    });
  }

  add(database: string): void {
    this.#names.add(database);
  }

  [Symbol.iterator](): Iterator<string> {
    return this.#names.values();
  }
}
