import path from 'node:path';

import { startFirestoreServer } from '../firestore/transport/firestore-server.ts';
import type { FirestoreServer } from '../firestore/transport/firestore-server.ts';

// The types in this file are the package's declarations, so they use no other file's types.

export interface StartOptions {
  /** The path of a security rules file, or its text. Without rules everything is allowed. */
  rules?: string | { source: string } | undefined;
  /** The path of a firestore.indexes.json. With it, a query without an index fails as in production. */
  indexes?: string | undefined;
  /** Adds indexes that queries lack to the file `indexes`, instead of failing. */
  writeIndexes?: boolean | undefined;
  /** A folder with an export of an emulator or of production, to start from. */
  seed?: string | undefined;
  /** A folder that keeps all documents. Once it has kept any, `seed` is not loaded again. */
  data?: string | undefined;
  /** When the disk must have a commit: `second` (default) or `commit`, before it is answered. */
  sync?: 'second' | 'commit' | undefined;
  /** The project that `seed` is loaded into. Default: `demo-project`. */
  projectId?: string | undefined;
  /** Default: 127.0.0.1. */
  host?: string | undefined;
  /** Default: any free port. */
  port?: number | undefined;
  /** Receives each line of the log, such as what the rules deny. */
  log?: ((line: string) => void) | undefined;
}

/** A running Firestore. */
export interface LocalFirestore {
  readonly host: string;
  readonly port: number;
  /** `host:port`, as FIRESTORE_EMULATOR_HOST needs it. */
  readonly address: string;
  readonly projectId: string;
  /** Remembers all documents of a project, by default of `projectId`. */
  snapshot(projectId?: string): Snapshot;
  /** Deletes all documents of a project, without rules and triggers. */
  clear(projectId?: string): void;
  close(): Promise<void>;
}

/** The documents of a project at one moment. */
export interface Snapshot {
  /** Makes the project as it was. Open listeners see the changes. */
  restore(): void;
  /**
   * Makes a project with the same documents and rules and returns its id. What happens in one is not seen in the
   * other. Without an id it gets a new one; a project that has documents loses them.
   */
  fork(projectId?: string): string;
}

/**
 * Starts a Firestore in this process. Rejects with an Error that says why: the port is busy, or a file cannot be
 * read.
 */
export async function startFirestore(options: StartOptions = {}): Promise<LocalFirestore> {
  const { host = '127.0.0.1', projectId = 'demo-project', rules, log } = options;
  const server = await startFirestoreServer({
    host,
    port: options.port,
    projectId,
    rulesFile:
      typeof rules === 'object' ? { name: 'firestore.rules', content: rules.source } : rules,
    indexesFile: options.indexes,
    addsMissingIndexes: options.writeIndexes,
    seedFrom: options.seed === undefined ? undefined : path.resolve(options.seed),
    dataFolder: options.data,
    sync: options.sync,
    ...(log && { log }),
  });
  let snapshots = 0;
  return {
    host,
    port: server.port,
    address: `${host}:${server.port}`,
    projectId,
    snapshot: (project = projectId) => {
      snapshots += 1;
      return takeSnapshot(server, project, `api-${snapshots}`);
    },
    clear: (project = projectId) => server.snapshots.clear(project),
    close: () => server.close(),
  };
}

function takeSnapshot({ snapshots }: FirestoreServer, project: string, name: string): Snapshot {
  snapshots.take(project, name);
  return {
    restore: () => snapshots.restore(project, name),
    fork: (into) => snapshots.fork(project, name, into),
  };
}
