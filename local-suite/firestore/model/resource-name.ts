import { RpcError } from '../rpc-error.ts';
import { isNumericId } from './resource-id.ts';

/** A document of a database, or the root above all collections. */
export interface ResourceName {
  /** projects/{p}/databases/{d} */
  database: string;
  /** Alternating collection and document ids; an even number for documents, none for the root. */
  segments: string[];
}

const DATABASE = /^projects\/[^/]+\/databases\/[^/]+$/;
const DOCUMENTS = /^(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.*))?$/s;
const RESERVED_ID = /^__.*__$/s;
/** Source: Firestore quotas, "Maximum size for a document name" and "document/collection ID". */
const MAX_NAME_BYTES = 6 * 1024;
const MAX_ID_BYTES = 1_500;

/** Expects `projects/{p}/databases/{d}`. */
export function checkDatabaseName(name: string | undefined): string {
  if (name && DATABASE.test(name)) return name;
  throw invalid(
    `Database name ${quote(name)} is invalid: it must have the form projects/{project}/databases/{database}.`,
  );
}

export function parseDocumentName(name: string | undefined): ResourceName {
  const parsed = parse(name, 'Document name');
  if (parsed.segments.length === 0 || parsed.segments.length % 2 !== 0) {
    throw invalid(
      `Document name ${quote(name)} is invalid: a document's path has an even number of segments, collection and document ids in turn.`,
    );
  }
  return parsed;
}

/** Parses `…/documents` or a document's name. */
export function parseParentName(name: string | undefined): ResourceName {
  const parsed = parse(name, 'Parent name');
  if (parsed.segments.length % 2 === 0) return parsed;
  throw invalid(
    `Parent name ${quote(name)} is invalid: a parent is …/documents or a document, so its path has an even number of segments.`,
  );
}

export function documentName(database: string, segments: readonly string[]): string {
  return [`${database}/documents`, ...segments].join('/');
}

export function checkSameDatabase(resource: ResourceName, database: string): void {
  if (resource.database === database) return;
  throw invalid(
    `The request was for database '${database}' but names a resource of database '${resource.database}'.`,
  );
}

export function checkCollectionId(id: string): void {
  checkId(id);
  if (id.includes('/')) throw invalid(`Collection id ${quote(id)} is invalid: it contains a "/".`);
}

export function checkDocumentId(id: string): void {
  if (isNumericId(id)) return;
  checkId(id);
  if (id.includes('/')) throw invalid(`Document id ${quote(id)} is invalid: it contains a "/".`);
}

function parse(name: string | undefined, what: string): ResourceName {
  const [, database, path] = DOCUMENTS.exec(name ?? '') ?? [];
  if (database === undefined) {
    throw invalid(
      `${what} ${quote(name)} is invalid: it must start with projects/{project}/databases/{database}/documents.`,
    );
  }
  checkNameLength(name ?? '');
  const segments = path === undefined ? [] : path.split('/');
  for (const [index, id] of segments.entries()) {
    if (index % 2 === 0) checkCollectionId(id);
    else checkDocumentId(id);
  }
  return { database, segments };
}

function checkNameLength(name: string): void {
  if (name.length <= MAX_NAME_BYTES / 4) return;
  const bytes = Buffer.byteLength(name);
  if (bytes <= MAX_NAME_BYTES) return;
  throw invalid(`The name is ${bytes} bytes long; at most ${MAX_NAME_BYTES} bytes are allowed.`);
}

function checkId(id: string): void {
  if (id === '') throw invalid('Resource id "" is invalid because it is empty.');
  if (id === '.' || id === '..') throw invalid(`Resource id "${id}" is invalid.`);
  if (RESERVED_ID.test(id)) throw invalid(`Resource id "${id}" is invalid because it is reserved.`);
  if (Buffer.byteLength(id) > MAX_ID_BYTES) {
    throw invalid(`Resource id is longer than ${MAX_ID_BYTES} bytes.`);
  }
}

function quote(text: string | undefined): string {
  return JSON.stringify(text ?? '');
}

function invalid(message: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', message);
}
