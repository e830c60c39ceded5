import type { Micros } from '../model/timestamps.ts';
import { ChangeLog } from './change-log.ts';
import type { CommitRecord, StoredChange } from './change-log.ts';
import { DocumentSet } from './document-set.ts';
import type { Slot } from './document-set.ts';
import type { Snapshot } from './snapshot.ts';
import type { StoredDocument } from './stored-document.ts';

type CommitListener = (commit: CommitRecord) => void;

/** The current documents of one database, by name, by collection and by collection group. */
export class Database {
  /** projects/{p}/databases/{d} */
  readonly name: string;
  readonly log: ChangeLog;
  /** Built when it is first needed. */
  #all: DocumentSet | undefined;
  readonly #initial: Snapshot | undefined;
  /** Collections of the snapshot that were not used yet. A collection is copied when it is first used. */
  readonly #uncopied: Set<string>;
  readonly #slots = new Map<string, Slot>();
  readonly #collections = new Map<string, DocumentSet>();
  readonly #groups = new Map<string, DocumentSet>();
  readonly #listeners = new Set<CommitListener>();

  /** `initial` is what it holds at the start; logs no commit for it. */
  constructor(name: string, start: Micros, initial?: Snapshot) {
    this.name = name;
    this.log = new ChangeLog(start);
    this.#initial = initial;
    this.#uncopied = new Set(initial?.paths);
  }

  get(name: string): StoredDocument | undefined {
    return this.#slotOf(name)?.current;
  }

  /** All documents, ordered by name. */
  get all(): DocumentSet {
    for (const path of this.#uncopied) this.#copy(path);
    this.#all ??= new DocumentSet(this.#slots.values());
    return this.#all;
  }

  /** The documents directly in a collection. */
  collection(path: readonly string[]): DocumentSet | undefined {
    const key = path.join('/');
    this.#copy(key);
    return this.#collections.get(key);
  }

  /** The documents of all collections with this id, at any depth. */
  group(collectionId: string): DocumentSet {
    const known = this.#groups.get(collectionId);
    if (known) return known;
    for (const path of this.#uncopied) {
      if (lastSegment(path) === collectionId) this.#copy(path);
    }
    const group = new DocumentSet(this.#slotsOfGroup(collectionId));
    this.#groups.set(collectionId, group);
    return group;
  }

  /** Makes a commit's changes current, logs them and calls the listeners. */
  apply(commit: CommitRecord): void {
    if (commit.changes.length === 0) return;
    for (const change of commit.changes) this.#change(change);
    this.log.append(commit);
    for (const listener of [...this.#listeners]) listener(commit);
  }

  /** Calls back within each commit, right after its changes became current. Returns an unsubscribe function. */
  watch(listener: CommitListener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  #change({ name, after }: StoredChange): void {
    const slot = this.#slotOf(name);
    if (!slot && after) this.#add(name, { segments: after.segments, current: after });
    if (slot && after) this.#update(slot, after);
    if (slot && !after) this.#remove(name, slot);
  }

  #add(name: string, slot: Slot): void {
    this.#slots.set(name, slot);
    const path = collectionPath(slot);
    const collection = this.#collections.get(path) ?? new DocumentSet();
    this.#collections.set(path, collection);
    for (const set of this.#setsOf(slot)) set.add(slot);
  }

  #update(slot: Slot, next: StoredDocument): void {
    for (const set of this.#setsOf(slot)) set.update(slot, next);
    slot.current = next;
  }

  #remove(name: string, slot: Slot): void {
    for (const set of this.#setsOf(slot)) set.remove(slot);
    this.#slots.delete(name);
    const path = collectionPath(slot);
    if (this.#collections.get(path)?.slots.size === 0) this.#collections.delete(path);
  }

  #setsOf(slot: Slot): DocumentSet[] {
    const collection = this.#collections.get(collectionPath(slot));
    const group = this.#groups.get(slot.segments.at(-2) ?? '');
    return [this.#all, collection, group].filter((set) => set !== undefined);
  }

  *#slotsOfGroup(collectionId: string): Generator<Slot> {
    for (const [path, collection] of this.#collections) {
      if (lastSegment(path) === collectionId) yield* collection.slots;
    }
  }

  #slotOf(name: string): Slot | undefined {
    if (this.#uncopied.size > 0) {
      this.#copy(name.slice(`${this.name}/documents/`.length, name.lastIndexOf('/')));
    }
    return this.#slots.get(name);
  }

  /** Copies a collection of the snapshot. Sets of more than one collection are built only after all copies. */
  #copy(path: string): void {
    if (!this.#initial || !this.#uncopied.delete(path)) return;
    const slots: Slot[] = [];
    for (const [name, slot] of this.#initial.slotsFor(this.name, path)) {
      this.#slots.set(name, slot);
      slots.push(slot);
    }
    this.#collections.set(path, new DocumentSet(slots));
  }
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function collectionPath(slot: Slot): string {
  return slot.segments.slice(0, -1).join('/');
}
