import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { findHeadlessBrowser } from '../../../tests/browser/find-browser.ts';
import type { PageConnection } from './browser-page/page.ts';
import { servePage } from './browser-page/page-server.ts';
import type { PageServer } from './browser-page/page-server.ts';
import { DATABASE, PROJECT, startLocalFirestore, until } from './local-firestore.ts';
import type { LocalFirestore } from './local-firestore.ts';

/** Without these, Chromium requests updates and lists. */
const QUIET = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
];

const RULES_FILE = fileURLToPath(new URL('browser-page/page.rules', import.meta.url));

const DEFAULT = {};
const LONG_POLLING = { experimentalForceLongPolling: true };
const STREAMING = { experimentalAutoDetectLongPolling: false };

let browser: Browser;
let pages: PageServer;
let server: LocalFirestore;
let context: BrowserContext;
let page: Page;
const requests: URL[] = [];

beforeAll(async () => {
  [browser, pages] = await Promise.all([
    chromium.launch({ executablePath: findHeadlessBrowser(), args: QUIET }),
    servePage(),
  ]);
});
beforeEach(async () => {
  server = await startLocalFirestore({ rulesFile: RULES_FILE });
  context = await browser.newContext();
  context.on('request', (request) => requests.push(new URL(request.url())));
  page = await context.newPage();
  await page.goto(pages.url);
});
afterEach(async () => {
  await context.close();
  await server.close();
  const strangers = requests.splice(0).filter(({ hostname }) => hostname !== '127.0.0.1');
  expect(strangers.map(String)).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await pages.close();
});

async function connect(settings: PageConnection['settings'], uid?: string): Promise<void> {
  const who = uid === undefined ? {} : { uid };
  const connection = { port: server.port, projectId: PROJECT, settings, ...who };
  await page.evaluate((options) => window.page.connect(options), connection);
}

/** Writes { n } from outside the page. */
async function writeFromServer(path: string, n: number): Promise<Response> {
  return await fetch(`${server.url}/v1/${DATABASE}/documents/${path}`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ fields: { n: { integerValue: n } } }),
  });
}

const seenByPage = () => page.evaluate(() => window.page.seen());
const sees = (n: number | null) => until(async () => (await seenByPage()).at(-1) === n);

test.each([
  ['by default', DEFAULT, 'asha'],
  ['by default, signed out', DEFAULT, undefined],
  ['with long polling', LONG_POLLING, 'asha'],
  ['with streaming', STREAMING, 'asha'],
])('supports every operation in a browser %s', async (_, settings, uid) => {
  await connect(settings, uid);
  expect(await page.evaluate(() => window.page.everyOperation())).toEqual({
    a: { x: 8, list: ['q'], text: 'साड़ी' },
    isDated: true,
    found: ['a', 'b'],
    count: 2,
    sum: 10,
    refusals: ['permission-denied', 'permission-denied', 'permission-denied', 'not-found'],
  });
});

test.each([
  ['by default', DEFAULT],
  ['with long polling', LONG_POLLING],
])('round-trips 200 KB of non-ASCII text %s', async (_, settings) => {
  await connect(settings);
  const text = 'é😀क\u2028"\\'.repeat(16_000);
  expect(await page.evaluate((sent) => window.page.roundTrip(sent), text)).toBe(text);
});

test.each([
  ['by default', DEFAULT],
  ['with long polling', LONG_POLLING],
  ['with streaming', STREAMING],
])('receives changes by other clients %s', async (_, settings) => {
  await connect(settings);
  await page.evaluate(() => window.page.listen('open/pushed'));
  await sees(null);
  for (const n of [1, 2, 3]) {
    await writeFromServer('open/pushed', n);
    await sees(n);
  }
  expect(await seenByPage()).toEqual([null, 1, 2, 3]);
});

test('keeps a listener alive across many back channels', async () => {
  await server.close();
  server = await startLocalFirestore({
    rulesFile: RULES_FILE,
    channelTimings: { rotateMs: 300, keepAliveMs: 100 },
  });
  await connect(STREAMING);
  await page.evaluate(() => window.page.listen('open/rotated'));
  await sees(null);
  const backChannels = () => requests.filter(({ search }) => search.includes('RID=rpc')).length;
  for (const n of [1, 2, 3, 4]) {
    const before = backChannels();
    await until(() => backChannels() >= before + 2);
    await writeFromServer('open/rotated', n);
    await sees(n);
  }
  expect(await seenByPage()).toEqual([null, 1, 2, 3, 4]);
});

test('reconnects an open page after a server restart', async () => {
  await connect(DEFAULT);
  await page.evaluate(() => window.page.listen('open/restarted'));
  await sees(null);
  await writeFromServer('open/restarted', 1);
  await sees(1);
  const { port } = server;
  await server.close();
  server = await startLocalFirestore({ rulesFile: RULES_FILE, port });
  // The first attempt may use a connection that the restart has cut.
  await until(() => writeFromServer('open/restarted', 2).then(Boolean, () => false));
  await sees(2);
  await page.evaluate(() => window.page.write('open/restarted', 3));
  await sees(3);
});

test('ends its sessions when the page is closed', async () => {
  await connect(DEFAULT);
  await page.evaluate(() => window.page.listen('open/left'));
  await sees(null);
  await page.evaluate(() => window.page.disconnect());
  await until(() => requests.some(({ search }) => search.includes('TYPE=terminate')));
});
