import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { writeExport } from '../../../local-suite/firestore/export/export-writer.ts';
import type { Document } from '../../../local-suite/firestore/messages.ts';
import { ANCHOR } from '../foundation/anchor.ts';
import type { SeedDocument } from '../foundation/seed-document.ts';
import { authAccounts, authConfig } from './auth-export.ts';
import { packFiles, unpackFiles } from './file-archive.ts';
import { firestoreFields } from './firestore-value.ts';
import { writeStorageExport, type StoredFile } from './storage-export.ts';

const DATABASE = 'projects/demo-kargha/databases/(default)';
const ANCHOR_MICROS = BigInt(ANCHOR.getTime()) * 1000n;
const CLI_VERSION = '15.34.2';
const FIRESTORE_VERSION = '1.22.0';
const STORAGE_FOLDER = 'storage_export';
const ARCHIVE = 'pictures.tar';
const STORAGE_EXPORT = { storage: { version: CLI_VERSION, path: STORAGE_FOLDER } };

const EXPORT_METADATA = {
  version: CLI_VERSION,
  firestore: {
    version: FIRESTORE_VERSION,
    path: 'firestore_export',
    metadata_file: 'firestore_export/firestore_export.overall_export_metadata',
  },
  auth: { version: CLI_VERSION, path: 'auth_export' },
};

interface EmulatorData {
  documents: readonly SeedDocument[];
  files: readonly StoredFile[];
}

/**
 * Replaces a directory with the form that is kept in git: Auth and Firestore as `firebase emulators:export` writes
 * them, and all files of Storage in one archive instead of two files for each.
 */
export function writeCommittedData(directory: string, { documents, files }: EmulatorData): void {
  rmSync(directory, { recursive: true, force: true });
  writeRecords(directory, documents, {});
  packFiles(path.join(directory, ARCHIVE), files);
}

export function readCommittedFiles(directory: string): StoredFile[] {
  return unpackFiles(path.join(directory, ARCHIVE));
}

/** Replaces a directory with an export of all emulators in the layout of `firebase emulators:export`. */
export function writeEmulatorData(directory: string, { documents, files }: EmulatorData): void {
  rmSync(directory, { recursive: true, force: true });
  writeStorageExport(path.join(directory, STORAGE_FOLDER), files);
  writeRecords(directory, documents, STORAGE_EXPORT);
}

/** Named in the export's folder, and ignored by the emulators. */
const STORAGE_SOURCE = 'storage-source.txt';

const STORAGE_WRITER = fileURLToPath(new URL('storage-export.ts', import.meta.url));

/**
 * The same with the files of a committed directory. They are thousands, and have no dates: they are written only when
 * their archive has changed.
 */
export function writeDatedData(
  directory: string,
  documents: readonly SeedDocument[],
  committed: string,
): void {
  const hash = createHash('sha256');
  for (const file of [path.join(committed, ARCHIVE), STORAGE_WRITER]) {
    hash.update(readFileSync(file));
  }
  const source = hash.digest('hex');
  const mark = path.join(directory, STORAGE_SOURCE);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === source) {
    rmSync(path.join(directory, 'firestore_export'), { recursive: true, force: true });
    writeRecords(directory, documents, STORAGE_EXPORT);
    return;
  }
  writeEmulatorData(directory, { documents, files: readCommittedFiles(committed) });
  // Last, so that files which are only half written are written again.
  writeFileSync(mark, source);
}

/** Writes Auth, Firestore and the metadata. */
function writeRecords(
  directory: string,
  documents: readonly SeedDocument[],
  otherExports: object,
): void {
  writeAuth(path.join(directory, 'auth_export'));
  writeExport({
    database: DATABASE,
    documents: documents.map(firestoreDocument),
    directory: path.join(directory, 'firestore_export'),
    name: 'firestore_export',
    startedAt: ANCHOR_MICROS,
    finishedAt: ANCHOR_MICROS,
  });
  writeFileSync(
    path.join(directory, 'firebase-export-metadata.json'),
    JSON.stringify({ ...EXPORT_METADATA, ...otherExports }, undefined, 2),
  );
}

export function firestoreDocument({ path: name, data }: SeedDocument): Document {
  return { name: `${DATABASE}/documents/${name}`, fields: firestoreFields(data) };
}

function writeAuth(directory: string): void {
  mkdirSync(directory, { recursive: true });
  writeFileSync(path.join(directory, 'accounts.json'), JSON.stringify(authAccounts()));
  writeFileSync(path.join(directory, 'config.json'), JSON.stringify(authConfig()));
}
