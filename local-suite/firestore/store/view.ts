import type { Micros } from '../model/timestamps.ts';
import { RpcError } from '../rpc-error.ts';
import type { Database } from './database.ts';
import type { StoredDocument } from './stored-document.ts';

/** A consistent state of a database: the current one, or one at a past time. */
export interface View {
  readonly database: Database;
  readonly time: Micros;
  get(name: string): StoredDocument | undefined;
  /** Documents whose version in this view differs from the current one, with that version. */
  readonly overlay: ReadonlyMap<string, StoredDocument | undefined>;
}

const NO_OVERLAY: ReadonlyMap<string, StoredDocument | undefined> = new Map();

/** Changes with every commit, so it must be used at once. */
export function currentView(database: Database, time: Micros): View {
  return { database, time, get: (name) => database.get(name), overlay: NO_OVERLAY };
}

/** The state at a past time, without later commits. */
export class PastView implements View {
  readonly database: Database;
  readonly time: Micros;
  readonly #overlay = new Map<string, StoredDocument | undefined>();
  #seen: Micros;

  /** Throws FAILED_PRECONDITION if the time is older than the versions kept. */
  constructor(database: Database, time: Micros) {
    this.database = database;
    this.time = time;
    this.#seen = time;
    this.#checkReach();
  }

  get overlay(): ReadonlyMap<string, StoredDocument | undefined> {
    this.#checkReach();
    for (const commit of this.database.log.since(this.#seen)) {
      for (const { name, before } of commit.changes) {
        if (!this.#overlay.has(name)) this.#overlay.set(name, before);
      }
      this.#seen = commit.time;
    }
    return this.#overlay;
  }

  get(name: string): StoredDocument | undefined {
    const overlay = this.overlay;
    return overlay.has(name) ? overlay.get(name) : this.database.get(name);
  }

  #checkReach(): void {
    if (this.database.log.covers(this.#seen)) return;
    throw new RpcError('FAILED_PRECONDITION', 'The requested snapshot version is too old.');
  }
}
