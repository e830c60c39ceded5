import { SUITE_PROJECT, suiteUrl } from '../../local-suite/launcher/suite-ports.ts';
import { digest } from './digest.ts';

const FILES_AT_ONCE = 8;

/** Every document, file and account by name, with a digest of its content. */
export type Inventory = Record<string, string>;

/** Reads the running suite's data as administrator. */
export async function shopInventory(): Promise<Inventory> {
  const parts = await Promise.all([documents(), accounts(), files()]);
  return Object.fromEntries(parts.flat());
}

/** One line per missing, changed or unexpected entry; empty if both shops are the same. */
export function differences(expected: Inventory, actual: Inventory): string[] {
  const missing = Object.keys(expected).filter((name) => actual[name] !== expected[name]);
  const unexpected = Object.keys(actual).filter((name) => !(name in expected));
  return [
    ...missing.map((name) => `${name in actual ? 'changed' : 'missing'}: ${name}`),
    ...unexpected.map((name) => `unexpected: ${name}`),
  ].sort();
}

type Entry = readonly [name: string, digest: string];

/** A query without a collection returns every document, including subcollections. */
async function documents(): Promise<Entry[]> {
  const database = `projects/${SUITE_PROJECT}/databases/(default)/documents`;
  const found = await fetchJson<{ document?: { name: string; fields?: object } }[]>(
    `${suiteUrl('firestore')}/v1/${database}:runQuery`,
    { structuredQuery: { from: [{ allDescendants: true }] } },
  );
  return found.flatMap(({ document }) => {
    if (!document) return [];
    const { name, fields = {} } = document;
    return [[`document ${name.slice(database.length + 1)}`, digest(fields)] as const];
  });
}

interface Account {
  localId: string;
  disabled?: boolean;
  emailVerified?: boolean;
  providerUserInfo?: { providerId: string }[];
  [field: string]: unknown;
}

/**
 * Auth does not import these fields: an import ends all sessions (`validSince`) and the links that undo a change
 * of email address.
 */
const RESET_ON_IMPORT = ['validSince', 'passwordUpdatedAt', 'lastRefreshAt', 'initialEmail'];

async function accounts(): Promise<Entry[]> {
  const { users = [] } = await fetchJson<{ users?: Account[] }>(
    `${suiteUrl('auth')}/identitytoolkit.googleapis.com/v1/projects/${SUITE_PROJECT}/accounts:batchGet?maxResults=-1`,
  );
  return users.map((account) => {
    const { localId, disabled = false, emailVerified = false, providerUserInfo = [] } = account;
    const providers = providerUserInfo.map((provider) => digest(provider)).sort();
    const normalised = { ...account, disabled, emailVerified, providerUserInfo: providers };
    const fields = Object.entries(normalised).filter(
      ([field, fact]) => fact !== '' && !RESET_ON_IMPORT.includes(field),
    );
    return [`account ${localId}`, digest(Object.fromEntries(fields))] as const;
  });
}

interface StoredFile {
  name: string;
  contentType?: string;
  cacheControl?: string;
  metadata?: object;
}

interface FilePage {
  items?: StoredFile[];
  nextPageToken?: string;
}

async function files(): Promise<Entry[]> {
  const bucket = `storage/v1/b/${SUITE_PROJECT}.appspot.com/o`;
  const storedFiles: StoredFile[] = [];
  let after: string | undefined;
  do {
    const from = after === undefined ? '' : `?pageToken=${encodeURIComponent(after)}`;
    const page = await fetchJson<FilePage>(`${suiteUrl('storage')}/${bucket}${from}`);
    storedFiles.push(...(page.items ?? []));
    after = page.nextPageToken;
  } while (after !== undefined);
  const entryOf = async ({ name, contentType, cacheControl, metadata }: StoredFile) => {
    const content = await fetchBytes(
      `${suiteUrl('storage')}/download/${bucket}/${encodeURIComponent(name)}?alt=media`,
    );
    const fields = { content: digest(content), contentType, cacheControl, metadata };
    return [`file ${name}`, digest(fields)] as const;
  };
  const entries: Entry[] = [];
  for (let at = 0; at < storedFiles.length; at += FILES_AT_ONCE) {
    entries.push(...(await Promise.all(storedFiles.slice(at, at + FILES_AT_ONCE).map(entryOf))));
  }
  return entries;
}

async function fetchJson<Body>(url: string, body?: object): Promise<Body> {
  return (await fetchAsOwner(url, body)).json() as Promise<Body>;
}

async function fetchBytes(url: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetchAsOwner(url)).arrayBuffer());
}

/** The emulators skip the rules for this token. */
async function fetchAsOwner(url: string, body?: object): Promise<Response> {
  const answer = await fetch(url, {
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${answer.status} from ${url}: ${await answer.text()}`);
  return answer;
}
