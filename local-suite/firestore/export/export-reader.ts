import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Document } from '../messages.ts';
import { decodeEntity } from './entity-decoder.ts';
import type { ExportedEntity } from './entity-decoder.ts';
import { decodeKindMetadata, decodeOverallMetadata } from './export-metadata.ts';
import type { ExportedKind } from './export-metadata.ts';
import { readLog } from './leveldb-log.ts';
import { documentName, parseDatabaseName } from './resource-name.ts';

/**
 * Returns the documents of an export by the emulator or by production, in the order of the export. They move to
 * the project of `database` (projects/{p}/databases/{d}); references keep theirs. Throws an Error with the file
 * name if any part is missing or damaged.
 */
export function readExport(overallMetadataFile: string, database: string): Document[] {
  const { projectId, databaseId } = parseDatabaseName(database);
  const directory = path.dirname(overallMetadataFile);
  return decodeFile(overallMetadataFile, decodeOverallMetadata)
    .flatMap((kind) => readKind(directory, kind))
    .filter((entity) => entity.databaseId === databaseId)
    .map((entity) => ({
      name: documentName(projectId, databaseId, entity.path),
      fields: entity.fields,
    }));
}

function readKind(directory: string, kind: ExportedKind): ExportedEntity[] {
  const metadataFile = insideOf(directory, kind.metadataFile);
  const outputs = decodeFile(metadataFile, decodeKindMetadata);
  const entities = outputs.flatMap((output) =>
    decodeFile(insideOf(path.dirname(metadataFile), output), (file) =>
      readLog(file).map(decodeEntity),
    ),
  );
  if (entities.length < kind.entities) {
    throw new Error(
      `${metadataFile}: the export should contain ${kind.entities} documents but has only ${entities.length}.`,
    );
  }
  return entities;
}

/**
 * File names come from the export itself and must not leave its folder. The emulator on Windows writes them with
 * backslashes.
 */
function insideOf(directory: string, file: string): string {
  const resolved = path.resolve(directory, file.replaceAll('\\', '/'));
  if (resolved.startsWith(path.resolve(directory) + path.sep)) return resolved;
  throw new Error(`The export names the file "${file}", which is outside the export.`);
}

function decodeFile<Content>(file: string, decode: (bytes: Buffer) => Content): Content {
  try {
    return decode(readFileSync(file));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} cannot be read as part of an export. ${reason}`, { cause });
  }
}
