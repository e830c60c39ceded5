import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Document } from '../messages.ts';
import { encodeEntity } from './entity-encoder.ts';
import { encodeKindMetadata, encodeOverallMetadata } from './export-metadata.ts';
import type { ExportedKind, ExportRun } from './export-metadata.ts';
import { writeLog } from './leveldb-log.ts';

const KIND_DIRECTORY = 'all_namespaces/all_kinds';
const KIND_METADATA = `${KIND_DIRECTORY}/all_namespaces_all_kinds.export_metadata`;
const OUTPUT_FILE = 'output-0';

/** What to export; `name` is the export's own and begins the name of its overall metadata file. */
export interface ExportRequest extends ExportRun {
  /** projects/{p}/databases/{d} */
  database: string;
  /** Written in the order given, so that the same documents give the same bytes. */
  documents: Iterable<Document>;
  directory: string;
}

/**
 * Writes an export as the official Firestore emulator does: `{name}.overall_export_metadata` and,
 * unless the database is empty, `all_namespaces/…` in the directory, which is made when missing.
 * Throws an Error, before any file is written, when a document is not of the database.
 */
export function writeExport(request: ExportRequest): void {
  const { database, documents, directory, name } = request;
  const entities = Array.from(documents, (document) => {
    if (document.name.startsWith(`${database}/documents/`)) return encodeEntity(document);
    throw new Error(`"${document.name}" is not in the database "${database}".`);
  });
  mkdirSync(directory, { recursive: true });
  const kinds = entities.length > 0 ? [writeKind(request, entities)] : [];
  const overall = path.join(directory, `${name}.overall_export_metadata`);
  writeFileSync(overall, encodeOverallMetadata(kinds));
}

function writeKind(request: ExportRequest, entities: Buffer[]): ExportedKind {
  const output = writeLog(entities);
  mkdirSync(path.join(request.directory, KIND_DIRECTORY), { recursive: true });
  writeFileSync(path.join(request.directory, KIND_DIRECTORY, OUTPUT_FILE), output);
  writeFileSync(
    path.join(request.directory, KIND_METADATA),
    encodeKindMetadata(request, OUTPUT_FILE),
  );
  return { metadataFile: KIND_METADATA, entities: entities.length, bytes: output.length };
}
