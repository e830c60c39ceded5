import { decodeMail, newestFirst } from './mail.ts';
import type { JsonDocument, Mail } from './mail.ts';

/** Where the mails are: a Firestore emulator or stand-in, asked as its administrator. */
export interface MailSource {
  /** `address:port` */
  firestoreHost: string;
  projectId: string;
}

/** Firestore does not answer, or not as it should; the message is fit for the page. */
export class MailSourceError extends Error {}

const PAGE_SIZE = 300;

/** Emulators take this token for an administrator's: rules do not apply. */
const ADMIN_HEADERS = { authorization: 'Bearer owner' };

/** Every mail, newest first. Rejects with MailSourceError. */
export async function listMails(source: MailSource): Promise<Mail[]> {
  const mails: Mail[] = [];
  let pageToken: string | undefined;
  do {
    const page = await fetchPage(source, pageToken);
    mails.push(...(page.documents ?? []).map(decodeMail));
    pageToken = page.nextPageToken;
  } while (pageToken);
  return newestFirst(mails);
}

/** One mail; undefined when there is none of that id. Rejects with MailSourceError. */
export async function fetchMail(source: MailSource, id: string): Promise<Mail | undefined> {
  const response = await callFirestore(
    source,
    `${collectionUrl(source)}/${encodeURIComponent(id)}`,
  );
  if (response.status === 404) return undefined;
  return decodeMail((await bodyOf(source, response)) as JsonDocument);
}

interface DocumentPage {
  documents?: JsonDocument[];
  nextPageToken?: string;
}

async function fetchPage(source: MailSource, pageToken?: string): Promise<DocumentPage> {
  const query = new URLSearchParams({
    pageSize: String(PAGE_SIZE),
    ...(pageToken && { pageToken }),
  });
  const response = await callFirestore(source, `${collectionUrl(source)}?${query.toString()}`);
  return (await bodyOf(source, response)) as DocumentPage;
}

function collectionUrl(source: MailSource): string {
  return `${documentsUrl(source)}/mail`;
}

function documentsUrl({ firestoreHost, projectId }: MailSource): string {
  return `http://${firestoreHost}/v1/projects/${projectId}/databases/(default)/documents`;
}

/** Calls Firestore's REST API below its documents; gives the answer's body. Rejects with MailSourceError. */
export async function callAsAdmin(
  source: MailSource,
  path: string,
  method: 'POST' | 'PATCH',
  body: object,
): Promise<unknown> {
  const init = { method, body: JSON.stringify(body) };
  return bodyOf(source, await callFirestore(source, documentsUrl(source) + path, init));
}

async function callFirestore(
  { firestoreHost }: MailSource,
  url: string,
  init: { method?: string; body?: string } = {},
): Promise<Response> {
  try {
    const headers = { ...ADMIN_HEADERS, 'content-type': 'application/json' };
    return await fetch(url, { ...init, headers });
  } catch (cause) {
    throw new MailSourceError(`Firestore at ${firestoreHost} does not answer.`, { cause });
  }
}

async function bodyOf({ firestoreHost }: MailSource, response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return body;
  throw new MailSourceError(`Firestore at ${firestoreHost} answered ${response.status}.`);
}
