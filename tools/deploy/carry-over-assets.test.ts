import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { carryOverAssets } from './carry-over-assets.ts';

let responses: Record<string, { status?: number; body: string }>;
let requests: string[];
let server: Server;
let shop: string;
let folder: string;

beforeEach(async () => {
  responses = {};
  requests = [];
  server = createServer(({ url = '' }, response) => {
    requests.push(url);
    const { status = 200, body } = responses[url] ?? { status: 404, body: 'Page Not Found' };
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
  writeFileSync(join(folder, 'frame-new.js'), 'new');
  writeFileSync(join(folder, 'days-same.js'), 'built again');
});

afterEach(async () => {
  rmSync(folder, { recursive: true });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const releaseList = (assets: unknown) => ({ body: JSON.stringify({ assets }) });
const filesInFolder = () => readdirSync(folder).toSorted();

test('copies assets that pages of the previous release still request, except those in the new build', async () => {
  responses = {
    '/release.json': releaseList(['days-same.js', 'frame-old.js']),
    '/assets/frame-old.js': { body: 'old' },
    '/assets/days-same.js': { body: 'as it was' },
  };
  expect(await carryOverAssets(shop, folder)).toContain('Copied 1 assets');
  expect(filesInFolder()).toEqual(['days-same.js', 'frame-new.js', 'frame-old.js']);
  expect(readFileSync(join(folder, 'frame-old.js'), 'utf8')).toBe('old');
  expect(readFileSync(join(folder, 'days-same.js'), 'utf8')).toBe('built again');
});

test('copies nothing before the first release', async () => {
  expect(await carryOverAssets(shop, folder)).toContain('has no earlier release');
  expect(requests).toEqual(['/release.json']);
});

test.each([
  ['../../firebase.json'],
  ['..'],
  ['.htaccess'],
  ['sub/frame.js'],
  ['frame.js?x=1'],
  ['%2e%2e'],
  ['frame\n.js'],
  [''],
  [7],
])('rejects a whole list that contains %j', async (name) => {
  responses = {
    '/release.json': releaseList(['frame-old.js', name]),
    '/assets/frame-old.js': { body: 'old' },
  };
  expect(await carryOverAssets(shop, folder)).toContain('not a list of assets');
  expect(requests).toEqual(['/release.json']);
  expect(filesInFolder()).toEqual(['days-same.js', 'frame-new.js']);
});

test.each([
  ['invalid JSON', { body: '<!doctype html>' }],
  ['JSON that is not an object', { body: 'null' }],
  ['a value that is not a list', releaseList('frame-old.js')],
  [
    'a list that is too long',
    releaseList(Array.from({ length: 2_001 }, (_, index) => `f${index}.js`)),
  ],
  ['a list that is too large', { body: ' '.repeat(300_000) }],
  ['a server error', { status: 503, body: '' }],
])('reports %s in one line and continues the deployment', async (_what, answer) => {
  responses = { '/release.json': answer };
  const message = await carryOverAssets(shop, folder);
  expect(message).toMatch(/^Could not copy the assets of the previous release: .+ reloaded\.$/);
  expect(filesInFolder()).toEqual(['days-same.js', 'frame-new.js']);
});

test.each([
  ['is gone', { status: 404, body: 'Page Not Found' }],
  ['is far too large', { body: 'x'.repeat(5_000_001) }],
])('rejects a file that %s', async (_what, answer) => {
  responses = { '/release.json': releaseList(['frame-old.js']), '/assets/frame-old.js': answer };
  expect(await carryOverAssets(shop, folder)).toContain('/assets/frame-old.js');
  expect(filesInFolder()).toEqual(['days-same.js', 'frame-new.js']);
});

test('reports why a shop does not respond', async () => {
  await new Promise((resolve) => server.close(resolve));
  expect(await carryOverAssets(shop, folder)).toContain('ECONNREFUSED');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
