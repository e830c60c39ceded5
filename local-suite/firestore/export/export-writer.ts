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

/** `name` is the prefix of the overall metadata file. */
export interface ExportRequest extends ExportRun {
  /** projects/{p}/databases/{d} */
  database: string;
  /** Written in this order, so that the same documents produce the same bytes. */
  documents: Iterable<Document>;
  directory: string;
}

/**
 * Writes an export in the official format: `{name}.overall_export_metadata` and, unless the database is empty,
 * `all_namespaces/…`. Creates the folder. Throws an Error before writing any file if a document belongs to another
 * database.
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
