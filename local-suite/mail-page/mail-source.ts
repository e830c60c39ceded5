import { decodeMail, newestFirst } from './mail.ts';
import type { JsonDocument, Mail } from './mail.ts';

export interface MailSource {
  /** `host:port` */
  firestoreHost: string;
  projectId: string;
}

/** Firestore is down or answered with an error. The page shows the message. */
export class MailSourceError extends Error {}

const PAGE_SIZE = 300;

/** The emulators treat this token as an administrator's and skip the rules. */
const ADMIN_HEADERS = { authorization: 'Bearer owner' };

/** Newest first. Rejects with MailSourceError. */
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

/** Returns undefined when there is no email with that id. Rejects with MailSourceError. */
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

function collectionUrl({ firestoreHost, projectId }: MailSource): string {
  return `http://${firestoreHost}/v1/projects/${projectId}/databases/(default)/documents/mail`;
}

async function callFirestore({ firestoreHost }: MailSource, url: string): Promise<Response> {
  try {
    return await fetch(url, { headers: ADMIN_HEADERS });
  } catch (cause) {
    throw new MailSourceError(`Firestore at ${firestoreHost} does not answer.`, { cause });
  }
}

async function bodyOf({ firestoreHost }: MailSource, response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return body;
  throw new MailSourceError(`Firestore at ${firestoreHost} answered ${response.status}.`);
}
