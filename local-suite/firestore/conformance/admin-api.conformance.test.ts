import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { DATABASE, PROJECT, startLocalFirestore } from './local-firestore.ts';
import type { LocalFirestore } from './local-firestore.ts';

const rulesAllowing = (condition: string) => `rules_version = '2';
service cloud.firestore {
  match /{path=**} { allow read: if ${condition}; }
}`;

let folder: string;
let server: LocalFirestore;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'firestore-administration-'));
});
beforeEach(async () => {
  server = await startLocalFirestore();
});
afterEach(() => server.close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function send(method: string, path: string, body?: unknown, headers = {}) {
  const text = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`${server.url}${path}`, { method, headers, ...text });
  const answer = await response.text();
  return { status: response.status, text: answer };
}

const RULES = `/emulator/v1/projects/${PROJECT}:securityRules`;
const owner = { authorization: 'Bearer owner' };
const document = (path: string) => `/v1/${DATABASE}/documents/${path}`;
const readAsGuest = async () => (await send('GET', document('shop/door'))).status;
const write = (path: string) => send('PATCH', document(path), { fields: {} }, owner);
const ruling = (condition: string, more = {}) => ({
  ...more,
  rules: { files: [{ name: 'shop.rules', content: rulesAllowing(condition) }] },
});

test('allows everything without rules', async () => {
  expect(await readAsGuest()).toBe(404);
  expect(JSON.parse((await send('GET', RULES)).text)).toEqual({ rules: { files: [] } });
});

test('replaces rules while running and returns them', async () => {
  expect(await send('PUT', RULES, ruling('false'))).toEqual({ status: 200, text: '{}' });
  expect(await readAsGuest()).toBe(403);
  expect(JSON.parse((await send('GET', RULES)).text)).toEqual({ rules: ruling('false').rules });
  await send('PUT', RULES, ruling('true'));
  expect(await readAsGuest()).toBe(404);
});

test('keeps the old rules when new ones have errors, and reports the position', async () => {
  await send('PUT', RULES, ruling('false'));
  const refused = await send('PUT', RULES, ruling('true &&'));
  expect(refused.status).toBe(400);
  expect(refused.text).toMatch(/L3:\d+/);
  const messages = await send('PUT', RULES, ruling('true &&', { ignore_errors: true }));
  expect(messages.status).toBe(200);
  expect(JSON.parse(messages.text)).toEqual({
    issues: [
      {
        sourcePosition: { fileName: 'shop.rules', line: 3, column: expect.any(Number) },
        description: expect.any(String),
        severity: 'ERROR',
      },
    ],
  });
  expect(server.logged.filter((line) => /^shop\.rules:3:\d+ ERROR/.test(line))).toHaveLength(2);
  expect(await readAsGuest()).toBe(403);
});

test('loads rules from a file at start; broken ones deny everything except to the Admin SDK', async () => {
  const start = async (condition: string) => {
    const rulesFile = join(folder, 'start.rules');
    writeFileSync(rulesFile, rulesAllowing(condition));
    await server.close();
    server = await startLocalFirestore({ rulesFile });
  };
  await start('false');
  expect(await readAsGuest()).toBe(403);
  await start('true &&');
  expect(await readAsGuest()).toBe(403);
  expect((await write('a/b')).status).toBe(200);
  expect(server.logged.join('\n')).toMatch(/start\.rules:3:\d+ ERROR/);
});

test('logs each denial in one line: operation, path, caller and rule', async () => {
  await send('PUT', RULES, ruling('request.auth.uid == "asha"'));
  await readAsGuest();
  expect(server.logged.at(-1)).toMatch(
    /^Rules denied get .*\/documents\/shop\/door \(not signed in\): line 3: .*/,
  );
});

test('clears a path and everything below, or the whole database', async () => {
  const clear = `/emulator/v1/projects/${PROJECT}/databases/(default)/documents`;
  for (const path of ['a/1', 'a/1/b/1', 'a/2', 'c/1']) await write(path);
  expect(await send('DELETE', `${clear}/a/1`)).toEqual({ status: 200, text: '{}' });
  const names = () => Array.from(server.control.documents(DATABASE), ({ name }) => name.slice(-3));
  expect(names()).toEqual(['a/2', 'c/1']);
  expect(await send('DELETE', clear)).toEqual({ status: 200, text: '{}' });
  expect(names()).toEqual([]);
});

test('empties every database on reset', async () => {
  await write('a/1');
  await send('PATCH', '/v1/projects/demo-other/databases/second/documents/a/1', {}, owner);
  expect(await send('POST', '/reset')).toEqual({ status: 200, text: 'Resetting...\n' });
  expect([...server.control.documents(DATABASE)]).toEqual([]);
  expect([...server.control.documents('projects/demo-other/databases/second')]).toEqual([]);
});

test('restores an export by import and at start', async () => {
  for (const path of ['a/1', 'a/1/b/1', 'क/ख']) await write(path);
  const before = Array.from(server.control.documents(DATABASE), ({ name }) => name);
  const directory = relative(process.cwd(), join(folder, 'export'));
  const answer = await send('POST', `/emulator/v1/projects/${PROJECT}:export`, {
    database: DATABASE,
    export_directory: directory,
    export_name: 'firestore_export',
  });
  expect(answer.status).toBe(200);
  const target = join(folder, 'export/firestore_export');
  const metadata = join(target, 'firestore_export.overall_export_metadata');
  expect(existsSync(metadata)).toBe(true);
  expect(readdirSync(target)).toContain('all_namespaces');

  for (const source of [metadata, target]) {
    await send('POST', '/reset');
    const imported = await send('POST', `/emulator/v1/projects/${PROJECT}:import`, {
      database: DATABASE,
      export_directory: source,
    });
    expect(imported.status).toBe(200);
    expect(Array.from(server.control.documents(DATABASE), ({ name }) => name)).toEqual(before);
  }
  await server.close();
  server = await startLocalFirestore({ seedFrom: metadata });
  expect(Array.from(server.control.documents(DATABASE), ({ name }) => name)).toEqual(before);
});

test('changes nothing when an import cannot be read, and says why', async () => {
  await write('a/1');
  const answer = await send('POST', `/emulator/v1/projects/${PROJECT}:import`, {
    database: DATABASE,
    export_directory: join(folder, 'nowhere'),
  });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('The export cannot be read');
  expect([...server.control.documents(DATABASE)]).toHaveLength(1);
  await expect(startLocalFirestore({ seedFrom: join(folder, 'nowhere') })).rejects.toThrow(
    'The export cannot be read',
  );
});

test('rejects unknown paths and invalid requests with a sentence', async () => {
  const coverage = await send('GET', `/emulator/v1/projects/${PROJECT}:ruleCoverage`);
  expect(coverage).toMatchObject({
    status: 404,
    text: expect.stringContaining('has no security rules'),
  });
  for (const body of [{}, { rules: {} }, { rules: { files: [] } }, { rules: { files: [{}] } }]) {
    expect((await send('PUT', RULES, body)).status).toBe(400);
  }
  const exporting = { database: 'nonsense', export_directory: folder };
  const answer = await send('POST', `/emulator/v1/projects/${PROJECT}:export`, exporting);
  expect(answer).toMatchObject({
    status: 400,
    text: expect.stringContaining('not a database name'),
  });
});

test('reports what the rules evaluated to, as JSON and as a page', async () => {
  await send('PUT', RULES, ruling("path[3] == 'shop' && request.auth.uid == '<b>'"));
  await readAsGuest();
  const report = await send('GET', `/emulator/v1/projects/${PROJECT}:ruleCoverage`);
  const { rules, report: expressions } = JSON.parse(report.text) as {
    rules: unknown;
    report: { sourcePosition: { line: number }; values: unknown[]; children: unknown[] }[];
  };
  expect(rules).toEqual(ruling("path[3] == 'shop' && request.auth.uid == '<b>'").rules);
  expect(expressions).toHaveLength(1);
  expect(expressions[0]).toMatchObject({
    sourcePosition: { line: 3 },
    values: [{ value: { undefined: { causeMessage: expect.any(String) } }, count: 1 }],
  });
  expect(expressions[0]?.children).toHaveLength(2);

  const page = await send('GET', `/emulator/v1/projects/${PROJECT}:ruleCoverage.html`);
  expect(page.status).toBe(200);
  expect(page.text).toContain('<title>Rules coverage: shop.rules</title>');
  expect(page.text).toContain('1 × true');
  expect(page.text).not.toContain('<b>');
});

test('counts from zero when the rules are replaced', async () => {
  await send('PUT', RULES, ruling('path == null'));
  await readAsGuest();
  await send('PUT', RULES, ruling('path == null'));
  const { text } = await send('GET', `/emulator/v1/projects/${PROJECT}:ruleCoverage`);
  expect(text).not.toContain('"count"');
});
