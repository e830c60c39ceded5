import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { compileRules } from '../../local-suite/rules/compile-rules.ts';
import type { AccessMethod } from '../../local-suite/rules/evaluation/decision.ts';
import {
  decideStorage,
  DocumentNeeded,
  STORAGE_PROFILE,
} from '../../local-suite/storage-rules/storage-decision.ts';
import { OPERATIONS, type AccessTable } from './access-table.ts';
import { ACTORS, EVERYONE, type Actor } from './actors.ts';
import { PROFILES } from './people.ts';

const compiled = compileRules(
  readFileSync('storage.rules', 'utf8'),
  'storage.rules',
  STORAGE_PROFILE,
);

const MEGABYTE = 1024 * 1024;
const text = (value: string) => ({ string_value: value });
const map = (fields: Record<string, unknown>) => ({ map_value: { fields } });

interface File {
  contentType?: string;
  size?: number;
}

function fileValue({ contentType = 'image/png', size = MEGABYTE }: File) {
  return map({ contentType: text(contentType), size: { int_value: size } });
}

/** Whether an actor may do something with a file, answering the look-ups from the actors' profiles. */
function isAllowed(actor: Actor, method: AccessMethod, name: string, upload: File = {}): boolean {
  if (!compiled.ok) throw new Error(compiled.issues.map(({ message }) => message).join(' '));
  const question = {
    method,
    path: `/b/shop/o/${name}`,
    variables: variablesOf(ACTORS[actor].uid, method, upload),
  };
  const documents = new Map<string, unknown>();
  for (;;) {
    try {
      return decideStorage(compiled.ruleset, question, documents).allowed;
    } catch (error) {
      if (!(error instanceof DocumentNeeded)) throw error;
      documents.set(error.path, profileDocument(error.path));
    }
  }
}

function variablesOf(uid: string | null, method: AccessMethod, upload: File) {
  const none = { null_value: null };
  const isUpload = method === 'create' || method === 'update';
  return {
    request: map({
      auth: uid === null ? none : map({ uid: text(uid), token: map({}) }),
      resource: isUpload ? fileValue(upload) : none,
    }),
    resource: method === 'create' ? none : fileValue({}),
  };
}

function profileDocument(path: string): unknown {
  const profile = PROFILES[path.slice('/databases/(default)/documents/'.length)];
  const role = profile && 'role' in profile ? String(profile.role) : undefined;
  return role === undefined ? undefined : { fields: { role: { stringValue: role } } };
}

const TABLES: [name: string, table: AccessTable][] = [
  ['products/p1/front_640.avif', Object.fromEntries(EVERYONE.map((actor) => [actor, 'get']))],
  ['avatars/asha/a.png', { asha: 'get create delete', admin: 'get' }],
  ['quotes/meera/q1/logo.png', { meera: 'get create delete', admin: 'get' }],
  ['quotes/asha/q1/logo.png', { asha: 'get', admin: 'get' }],
  ['returns/asha/r1/photo.png', { asha: 'get create', admin: 'get' }],
  ['invoices/asha/KG-2627-000001.pdf', { asha: 'get', admin: 'get' }],
  ['products', Object.fromEntries(EVERYONE.map((actor) => [actor, 'get']))],
  ['avatars/asha', {}],
  ['invoices/asha', {}],
  ['elsewhere/asha/x.png', {}],
  ['avatars/asha/deeper/a.png', {}],
];

describe.each(TABLES)('%s', (name, table) => {
  test.each(EVERYONE.map((actor) => [actor, table[actor] ?? '']))(
    '%s may: %s',
    (actor, allowed) => {
      const done = OPERATIONS.filter((operation) => isAllowed(actor, operation, name));
      expect(done.join(' ')).toBe(allowed);
    },
  );
});

describe('uploads', () => {
  const uploads = (actor: Actor, name: string, file: File) =>
    isAllowed(actor, 'create', name, file);

  test.each(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'])(
    'take %s as a picture',
    (contentType) => {
      expect(uploads('asha', 'avatars/asha/a', { contentType })).toBe(true);
    },
  );

  test.each([
    'image/svg+xml',
    'text/html',
    'application/pdf',
    'image/png; text/html',
    'IMAGE/PNG',
    '',
  ])('refuse %j as a picture', (contentType) => {
    expect(uploads('asha', 'avatars/asha/a', { contentType })).toBe(false);
    expect(uploads('asha', 'returns/asha/r1/a', { contentType })).toBe(false);
  });

  test('have a size, to the byte', () => {
    const avatar = (size: number) => uploads('asha', 'avatars/asha/a', { size });
    expect([0, 1, 2 * MEGABYTE, 2 * MEGABYTE + 1].map(avatar)).toEqual([false, true, true, false]);
    const logo = (size: number) => uploads('meera', 'quotes/meera/q1/a', { size });
    expect([10 * MEGABYTE, 10 * MEGABYTE + 1].map(logo)).toEqual([true, false]);
  });

  test('for a quotation may be papers too', () => {
    expect(uploads('meera', 'quotes/meera/q1/brief.pdf', { contentType: 'application/pdf' })).toBe(
      true,
    );
    expect(
      uploads('meera', 'quotes/meera/q1/brief.doc', { contentType: 'application/msword' }),
    ).toBe(false);
  });
});
