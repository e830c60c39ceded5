import { SUITE_PROJECT, suiteUrl } from '../../local-suite/launcher/suite-ports.ts';
import { digest } from './digest.ts';

const FILES_AT_ONCE = 8;

/** Every document, file and account of a shop by its name, each with the digest of all that is in it. */
export type Inventory = Record<string, string>;

/** What the running suite's shop holds now, read past every rule. */
export async function shopInventory(): Promise<Inventory> {
  const parts = await Promise.all([documents(), accounts(), files()]);
  return Object.fromEntries(parts.flat());
}

/** What is missing, was changed or came in beside: a line for each; none when both shops are the same. */
export function differences(wanted: Inventory, there: Inventory): string[] {
  const lost = Object.keys(wanted).filter((name) => there[name] !== wanted[name]);
  const more = Object.keys(there).filter((name) => !(name in wanted));
  return [
    ...lost.map((name) => `${name in there ? 'changed' : 'missing'}: ${name}`),
    ...more.map((name) => `not of that shop: ${name}`),
  ].sort();
}

type Entry = readonly [name: string, digest: string];

/** A query without a collection gives every document of every collection, nested ones too. */
async function documents(): Promise<Entry[]> {
  const database = `projects/${SUITE_PROJECT}/databases/(default)/documents`;
  const found = await asked<{ document?: { name: string; fields?: object } }[]>(
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
 * An import ends the sessions of before, and with them the letters that take a change of the address back: since when
 * tokens count is set anew, and the address that an account began with is no part of what Auth imports.
 */
const SET_ANEW = ['validSince', 'passwordUpdatedAt', 'lastRefreshAt', 'initialEmail'];

async function accounts(): Promise<Entry[]> {
  const { users = [] } = await asked<{ users?: Account[] }>(
    `${suiteUrl('auth')}/identitytoolkit.googleapis.com/v1/projects/${SUITE_PROJECT}/accounts:batchGet?maxResults=-1`,
  );
  return users.map((account) => {
    const { localId, disabled = false, emailVerified = false, providerUserInfo = [] } = account;
    const ways = providerUserInfo.map((way) => digest(way)).sort();
    const told = { ...account, disabled, emailVerified, providerUserInfo: ways };
    const facts = Object.entries(told).filter(
      ([field, fact]) => fact !== '' && !SET_ANEW.includes(field),
    );
    return [`account ${localId}`, digest(Object.fromEntries(facts))] as const;
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
  const listed: StoredFile[] = [];
  let after: string | undefined;
  do {
    const from = after === undefined ? '' : `?pageToken=${encodeURIComponent(after)}`;
    const page = await asked<FilePage>(`${suiteUrl('storage')}/${bucket}${from}`);
    listed.push(...(page.items ?? []));
    after = page.nextPageToken;
  } while (after !== undefined);
  const entryOf = async ({ name, contentType, cacheControl, metadata }: StoredFile) => {
    const content = await bytes(
      `${suiteUrl('storage')}/download/${bucket}/${encodeURIComponent(name)}?alt=media`,
    );
    const facts = { content: digest(content), contentType, cacheControl, metadata };
    return [`file ${name}`, digest(facts)] as const;
  };
  const entries: Entry[] = [];
  for (let at = 0; at < listed.length; at += FILES_AT_ONCE) {
    entries.push(...(await Promise.all(listed.slice(at, at + FILES_AT_ONCE).map(entryOf))));
  }
  return entries;
}

async function asked<Answer>(url: string, question?: object): Promise<Answer> {
  return (await answered(url, question)).json() as Promise<Answer>;
}

async function bytes(url: string): Promise<Uint8Array> {
  return new Uint8Array(await (await answered(url)).arrayBuffer());
}

/** The emulators let their owner past the rules. */
async function answered(url: string, question?: object): Promise<Response> {
  const answer = await fetch(url, {
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(question && { method: 'POST', body: JSON.stringify(question) }),
  });
  if (!answer.ok) throw new Error(`${answer.status} from ${url}: ${await answer.text()}`);
  return answer;
}
