import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { readExport } from '../export/export-reader.ts';
import { writeExport } from '../export/export-writer.ts';
import { RpcError } from '../rpc-error.ts';
import type { FirestoreControl } from '../control-contract.ts';
import type { DatabaseNames } from './database-names.ts';

const OVERALL_METADATA = '.overall_export_metadata';
const DATABASE = /^projects\/[^/]+\/databases\/[^/]+$/;

/** Exports and imports whole databases in the official export format. */
export class DataTransfer {
  readonly #control: FirestoreControl;
  readonly #databases: DatabaseNames;

  constructor(control: FirestoreControl, databases: DatabaseNames) {
    this.#control = control;
    this.#databases = databases;
  }

  /**
   * Writes every document of a database (projects/{p}/databases/{d}) to {directory}/{name}. A relative directory
   * is resolved against the working directory.
   */
  exportTo(directory: string, name: string, database: string): void {
    assertDatabase(database);
    const startedAt = microsecondsNow();
    // A consistent snapshot, taken before any file is written.
    const documents = [...this.#control.documents(database)];
    const finishedAt = microsecondsNow();
    const target = path.resolve(directory, name);
    writeExport({ database, documents, directory: target, name, startedAt, finishedAt });
  }

  /**
   * Imports all documents of an export or none, and returns their number. `source` is the export's overall
   * metadata file or its folder. Throws INVALID_ARGUMENT with the reason if the export cannot be read.
   */
  importFrom(source: string, database: string): number {
    assertDatabase(database);
    const documents = readable(() => readExport(metadataFile(source), database));
    this.#control.load(documents);
    this.#databases.add(database);
    return documents.length;
  }
}

function assertDatabase(database: string): void {
  if (DATABASE.test(database)) return;
  throw new RpcError(
    'INVALID_ARGUMENT',
    `"${database}" is not a database name. Expected projects/{project}/databases/{database}.`,
  );
}

function metadataFile(source: string): string {
  const file = path.resolve(source);
  if (!statSync(file).isDirectory()) return file;
  const name = readdirSync(file).find((entry) => entry.endsWith(OVERALL_METADATA));
  if (name === undefined) throw new Error(`${file} does not contain a file *${OVERALL_METADATA}.`);
  return path.join(file, name);
}

function readable<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new RpcError('INVALID_ARGUMENT', `The export cannot be read: ${reason}`);
  }
}

function microsecondsNow(): bigint {
  return BigInt(Date.now()) * 1000n;
}
