import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { DATABASE, PROJECT, startLocalFirestore } from './local-firestore.ts';
import type { LocalFirestore } from './local-firestore.ts';

const DOCUMENT = `${DATABASE}/documents/orders/first`;

let folder: string;
let server: LocalFirestore | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
});
afterEach(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** An export with one document. */
async function exportOne(): Promise<string> {
  const source = await startLocalFirestore();
  source.control.load([{ name: DOCUMENT, fields: {} }]);
  const export_directory = join(folder, 'seed');
  await fetch(`${source.url}/emulator/v1/projects/${PROJECT}:export`, {
    method: 'POST',
    body: JSON.stringify({ database: DATABASE, export_directory }),
  });
  await source.close();
  return join(export_directory, 'firestore_export');
}

test('loads an export only once, also if everything is deleted afterwards', async () => {
  const options = { seedFrom: await exportOne(), dataFolder: join(folder, 'kept') };
  server = await startLocalFirestore(options);
  expect(Array.from(server.control.documents(DATABASE), ({ name }) => name)).toEqual([DOCUMENT]);
  server.control.clear(DATABASE);
  await server.close();
  server = await startLocalFirestore(options);
  expect([...server.control.documents(DATABASE)]).toEqual([]);
});
