import { plainFields, type JsonFields } from './firestore-json.ts';

export interface FirestoreSource {
  /** `host:port` */
  firestoreHost: string;
  projectId: string;
}

export interface JsonDocument {
  name: string;
  fields?: JsonFields;
  createTime?: string;
}

/** Firestore is down or answered with an error. The message can be shown. */
export class FirestoreSourceError extends Error {}

const PAGE_SIZE = 300;

/** The emulators treat this token as an administrator's and skip the rules. */
const ADMIN_HEADERS = { authorization: 'Bearer owner' };

/** All documents of a top-level collection. Rejects with FirestoreSourceError. */
export async function listDocuments(
  source: FirestoreSource,
  collection: string,
): Promise<JsonDocument[]> {
  const documents: JsonDocument[] = [];
  let pageToken: string | undefined;
  do {
    const query = new URLSearchParams({
      pageSize: String(PAGE_SIZE),
      ...(pageToken && { pageToken }),
    });
    const response = await callFirestore(source, `${collection}?${query.toString()}`);
    const page = (await bodyOf(source, response)) as DocumentPage;
    documents.push(...(page.documents ?? []));
    pageToken = page.nextPageToken;
  } while (pageToken);
  return documents;
}

/** Undefined if there is no such document. Rejects with FirestoreSourceError. */
export async function fetchDocument(
  source: FirestoreSource,
  path: string,
): Promise<JsonDocument | undefined> {
  const response = await callFirestore(source, path);
  if (response.status === 404) return undefined;
  return (await bodyOf(source, response)) as JsonDocument;
}

/** The last part of the document's name. */
export function idOf({ name }: JsonDocument): string {
  return decodeURIComponent(name.split('/').at(-1) ?? '');
}

export function fieldsOf({ fields }: JsonDocument): Record<string, unknown> {
  return plainFields(fields);
}

interface DocumentPage {
  documents?: JsonDocument[];
  nextPageToken?: string;
}

async function callFirestore(source: FirestoreSource, path: string): Promise<Response> {
  const { firestoreHost, projectId } = source;
  const root = `http://${firestoreHost}/v1/projects/${projectId}/databases/(default)/documents`;
  try {
    return await fetch(`${root}/${path}`, { headers: ADMIN_HEADERS });
  } catch (cause) {
    throw new FirestoreSourceError(`Firestore at ${firestoreHost} does not answer.`, { cause });
  }
}

async function bodyOf({ firestoreHost }: FirestoreSource, response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return body;
  throw new FirestoreSourceError(`Firestore at ${firestoreHost} answered ${response.status}.`);
}
