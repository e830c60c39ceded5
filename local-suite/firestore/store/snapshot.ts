import type { StoredChange } from './change-log.ts';
import type { DocumentSet, Slot } from './document-set.ts';
import { moveDocument } from './moved-document.ts';
import { MovedSlot } from './moved-slot.ts';
import type { StoredDocument } from './stored-document.ts';

/** What a snapshot reads of a database. */
interface Documents {
  name: string;
  all: Pick<DocumentSet, 'slots'>;
  get: (name: string) => StoredDocument | undefined;
}

/**
 * The documents of a database at one moment. Versions never change, so a snapshot only lists them, and a copy of it
 * shares their fields.
 */
export class Snapshot {
  readonly #database: string;
  /** By collection, in order. */
  readonly #collections = new Map<string, StoredDocument[]>();

  constructor(database: Documents) {
    this.#database = database.name;
    for (const { segments, current } of database.all.slots) {
      const path = segments.slice(0, -1).join('/');
      const known = this.#collections.get(path);
      if (known) known.push(current);
      else this.#collections.set(path, [current]);
    }
  }

  /** The paths of its collections. */
  get paths(): Iterable<string> {
    return this.#collections.keys();
  }

  /** The documents of a collection, by name and in order, as documents of a database with this name. */
  *slotsFor(database: string, path: string): Generator<[name: string, slot: Slot]> {
    const from = this.#database;
    const move = (document: StoredDocument) => moveDocument(document, from, database);
    for (const current of this.#collections.get(path) ?? []) {
      const { name, segments } = current;
      if (database === from) yield [name, { segments, current }];
      else yield [database + name.slice(from.length), new MovedSlot(current, move)];
    }
  }

  /** The changes that make a database equal to this snapshot. */
  changesOf(database: Documents): StoredChange[] {
    const kept = new Set<string>();
    const changes: StoredChange[] = [];
    for (const path of this.paths) {
      for (const [name, { current: after }] of this.slotsFor(database.name, path)) {
        kept.add(name);
        const before = database.get(name);
        if (before !== after) changes.push({ name, before, after });
      }
    }
    for (const { current } of database.all.slots) {
      const { name } = current;
      if (!kept.has(name)) changes.push({ name, before: current, after: undefined });
    }
    return changes;
  }
}
