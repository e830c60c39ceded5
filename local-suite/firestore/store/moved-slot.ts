import type { Slot } from './document-set.ts';
import type { StoredDocument } from './stored-document.ts';

/** The place of a snapshot's document in another database. It is moved there when it is first read. */
export class MovedSlot implements Slot {
  readonly segments: readonly string[];
  #current: StoredDocument;
  #move: ((document: StoredDocument) => StoredDocument) | undefined;

  constructor(document: StoredDocument, move: (document: StoredDocument) => StoredDocument) {
    this.segments = document.segments;
    this.#current = document;
    this.#move = move;
  }

  get current(): StoredDocument {
    if (this.#move) this.current = this.#move(this.#current);
    return this.#current;
  }

  set current(next: StoredDocument) {
    this.#current = next;
    this.#move = undefined;
  }
}
