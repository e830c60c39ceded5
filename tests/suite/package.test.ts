import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { InstalledPackage } from './installed-package.ts';

const MAX_TARBALL_BYTES = 250_000;

let installed: InstalledPackage;
let readme: string;

beforeAll(() => {
  installed = new InstalledPackage();
  installed.link(...Object.keys(installed.manifest.dependencies));
  installed.link('firebase', 'firebase-admin', '@firebase/rules-unit-testing', 'firebase-tools');
  readme = readFileSync(join(installed.folder, 'README.md'), 'utf8');
  for (const [name, text] of filesOf(readme)) installed.write(name, text);
});
afterAll(() => rmSync(installed.project, { recursive: true, force: true }));

/** The README's blocks of code whose first line is a comment with the name of a file. */
function filesOf(page: string): Map<string, string> {
  const blocks = page.matchAll(/```(?:js|rules)\n(\/\/ (\S+)\n[^]*?)```/g);
  return new Map([...blocks].map(([, text = '', name = '']) => [name, text]));
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

test('is small and holds only compiled programs, declarations and pages', () => {
  const files = readdirSync(installed.folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(join(installed.folder, name)).isFile());
  const expected =
    /^(dist\/[\w/-]+\.(mjs|cjs|js|css|html|d\.mts)|bin\/[\w-]+\.mjs|README\.md|LICENSE|CHANGELOG\.md|package\.json)$/;
  expect(files.filter((name) => !expected.test(name))).toEqual([]);
  expect(files).toEqual(
    expect.arrayContaining(['dist/index.mjs', 'dist/index.d.mts', 'README.md', 'CHANGELOG.md']),
  );
  expect(statSync(installed.tarball).size).toBeLessThan(MAX_TARBALL_BYTES);
});

test('imports only Node and the packages that it declares', () => {
  const dist = join(installed.folder, 'dist');
  const imported = readdirSync(dist)
    .filter((name) => name.endsWith('.mjs'))
    .flatMap((name) => {
      const text = readFileSync(join(dist, name), 'utf8');
      return [
        ...text.matchAll(/^(?:import|\} from|export [^]*? from).*?["']([^."'][^"']*)["'];$/gm),
      ];
    })
    .map(([, name = '']) => name.replace(/^((?:@[^/]+\/)?[^/]+).*$/, '$1'));
  const packages = new Set(imported.filter((name) => !name.startsWith('node:')));
  for (const name of builtinModules) packages.delete(name);
  expect([...packages].sort()).toEqual(Object.keys(installed.manifest.dependencies).sort());
});

test('declares the types of its modules', () => {
  installed.write(
    'consumer.mts',
    `import { startFirestore, type LocalFirestore, type Snapshot } from 'kargha-firebase-suite';
     import { startPaymentSandbox } from 'kargha-firebase-suite/razorpay';
     import { startMailPage } from 'kargha-firebase-suite/mail';
     const firestore: LocalFirestore = await startFirestore({ rules: { source: '' }, sync: 'commit' });
     const snapshot: Snapshot = firestore.snapshot();
     const project: string = snapshot.fork();
     // @ts-expect-error a port is a number
     await startFirestore({ port: '8080' });
     const keys = { keyId: 'k', keySecret: 's', webhookSecret: 'w', webhookUrl: 'http://127.0.0.1' };
     const url: string = (await startPaymentSandbox(keys)).url + project;
     const smtp: number = (await startMailPage({ firestore: url, projectId: 'p' })).smtpPort;
     export { smtp };`,
  );
  const program = ts.createProgram([join(installed.project, 'consumer.mts')], {
    strict: true,
    noEmit: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    types: [],
  });
  const problems = ts.getPreEmitDiagnostics(program);
  expect(
    problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
  ).toEqual([]);
});

test("runs the README's command with a Firestore", async () => {
  expect(readme).toContain('npx kargha-firebase-suite -- node count.mjs\n');
  const { code, output } = await installed.cli('--', process.execPath, 'count.mjs');
  expect(output).toContain('orders: 1');
  expect(code).toBe(0);
});

test("passes the README's tests", async () => {
  expect(readme).toContain('node --test orders.test.mjs\n');
  const { code, output } = await installed.node('--test', 'orders.test.mjs');
  expect(output).toMatch(/pass 3\b/);
  expect(code).toBe(0);
});

test("runs the README's firebase-tools without Java, on our programs", async () => {
  expect(readme).toContain(
    'npx kargha-firebase-suite firebase emulators:exec --project demo-shop "node count.mjs"\n',
  );
  const [, config = ''] = /```json\n([^]*?)```/.exec(readme) ?? [];
  const given = JSON.parse(config) as { emulators: object };
  const [firestore, hub, logging] = [await freePort(), await freePort(), await freePort()];
  // Other tests need the default ports.
  const emulators = {
    ...given.emulators,
    firestore: { port: firestore, websocketPort: await freePort() },
    hub: { port: hub },
    logging: { port: logging },
    ui: { enabled: false },
  };
  installed.write('firebase.json', JSON.stringify({ ...given, emulators }));
  const words = ['firebase', 'emulators:exec', '--project', 'demo-shop', 'node count.mjs'];
  const { code, output } = await installed.cli('--data', 'kept', ...words);
  expect(output).toContain('orders: 1');
  expect(code).toBe(0);
  expect(existsSync(join(installed.project, 'kept/firestore.log'))).toBe(true);
});

test('starts with an export once, and adds missing indexes to a file', async () => {
  installed.write(
    'options.mjs',
    `import { startFirestore } from 'kargha-firebase-suite';
     const docs = 'projects/demo-project/databases/(default)/documents';
     const call = ({ address }, path, body) => fetch('http://' + address + path,
       { method: 'POST', headers: { authorization: 'Bearer owner' }, body: JSON.stringify(body) });
     const structuredQuery = { from: [{ collectionId: 'orders' }],
       orderBy: [{ field: { fieldPath: 'uid' } }, { field: { fieldPath: 'total' } }] };
     async function ask(options) {
       const firestore = await startFirestore(options);
       const orders = await call(firestore, '/v1/' + docs + ':runQuery', { structuredQuery });
       console.log(orders.status, (await orders.json()).filter(({ document }) => document).length);
       return firestore;
     }
     const first = await startFirestore();
     const fields = { uid: { stringValue: 'asha' }, total: { integerValue: '900' } };
     await call(first, '/v1/' + docs + '/orders', { fields });
     await call(first, '/emulator/v1/projects/demo-project:export',
       { database: docs.replace('/documents', ''), export_directory: process.cwd() + '/exported' });
     await first.close();
     const seeded = { seed: 'exported/firestore_export', data: 'kept-orders' };
     const second = await ask({ ...seeded, indexes: 'orders.indexes.json', writeIndexes: true });
     second.clear();
     await second.close();
     await (await ask({ ...seeded, indexes: 'orders.indexes.json' })).close();`,
  );
  const { code, output } = await installed.node('options.mjs');
  expect(output).toMatch(/200 1\n(?:.*\n)*200 0\n$/);
  expect(code).toBe(0);
});

test('serves payments and emails from its own files', async () => {
  installed.write(
    'companions.mjs',
    `import { startMailPage } from 'kargha-firebase-suite/mail';
     import { startPaymentSandbox } from 'kargha-firebase-suite/razorpay';
     const keys = { keyId: 'rzp_test_x', keySecret: 's', webhookSecret: 'w', webhookUrl: 'http://127.0.0.1:9' };
     const payments = await startPaymentSandbox(keys);
     const mail = await startMailPage({ firestore: process.env.FIRESTORE_EMULATOR_HOST, projectId: 'demo-project' });
     const places = ['/v1/checkout.js', '/v1/checkout/frame', '/v1/checkout/frame.js', '/v1/checkout/frame.css', '/style.css', '/']
       .map((path) => payments.url + path).concat(mail.url + '/style.css', mail.url + '/');
     for (const place of places) console.log((await fetch(place)).status);
     await payments.close();
     await mail.close();`,
  );
  const { code, output } = await installed.cli('--quiet', '--', process.execPath, 'companions.mjs');
  expect(output.trim().split('\n')).toEqual(Array(8).fill('200'));
  expect(code).toBe(0);
});

test.each([
  [['--rule', 'x'], "Unknown option '--rule'"],
  [['start'], '"start" is not an option. Write a command after "--".'],
  [['--port', 'eighty'], '--port must be a number'],
  [['--sync', 'never'], '--sync must be "second" or "commit"'],
  [['--write-indexes'], '--write-indexes needs --indexes'],
  [['--rules', 'nowhere.rules'], "no such file or directory, open 'nowhere.rules'"],
  [['--', 'no-such-program'], '"no-such-program" could not be run'],
  [['firebase'], 'There is no command after "firebase".'],
])('rejects %j with a sentence', async (words, sentence) => {
  const { code, output } = await installed.cli(...words);
  expect(output).toContain(sentence);
  expect(output).not.toMatch(/^ {4}at /m);
  expect(code).not.toBe(0);
});

test('returns the exit code of its command, and its version', async () => {
  const failing = await installed.cli('--', process.execPath, '-e', 'process.exit(7)');
  expect(failing.code).toBe(7);
  expect((await installed.cli('--version')).output.trim()).toBe(installed.manifest.version);
});
