import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { gstinCheckCharacter } from '@kargha/domain/india/gstin';

import { PROJECT_ROOT } from '../tasks/project-root.ts';
import type { DeployRequest } from './deploy-request.ts';
import { deployShop } from './deploy-shop.ts';
import type { DeployContext, ShopRecords } from './deploy-context.ts';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const LIVE: DeployRequest = {
  project: 'loom-shop',
  environment: 'live',
  preview: undefined,
  checkOnly: false,
};

const GST_NUMBER = '29AABCL1234M1Z';
const LEGAL = {
  tradeName: 'Loom',
  legalName: 'Loom Handicrafts Private Limited',
  gstin: GST_NUMBER + gstinCheckCharacter(GST_NUMBER),
  registration: { kind: 'regular', from: new Date('2024-03-31T18:30:00Z'), otherStates: false },
  address: { line1: '12 Weavers Lane', city: 'Bengaluru', state: 'Karnataka', pincode: '560001' },
  email: 'shop@loom.example',
  phone: '9876543210',
  hours: '',
  grievanceOfficer: {
    name: 'Asha Rao',
    designation: 'Grievance officer',
    email: 'asha@loom.example',
    phone: '9876543210',
  },
};

const TAX = { priceMode: 'included', priceModeFrom: new Date(), ratesEnabled: true, rates: [] };

const RECORDS: ShopRecords = { hasPeople: true, administrators: 1, legal: LEGAL, tax: TAX };

const MAIL = 'SMTP_URL=smtps://post@smtp.loom.example:465\nMAIL_FROM=orders@loom.example';

const FILES: Record<string, string> = {
  'firestore.rules': readFileSync(join(PROJECT_ROOT, 'firestore.rules'), 'utf8'),
  'storage.rules': readFileSync(join(PROJECT_ROOT, 'storage.rules'), 'utf8'),
  'firestore.indexes.json': readFileSync(join(PROJECT_ROOT, 'firestore.indexes.json'), 'utf8'),
  '.cache/green.json': JSON.stringify({ commit: COMMIT }),
  'web/.env.loom-shop': [
    'VITE_FIREBASE_API_KEY=key',
    'VITE_FIREBASE_AUTH_DOMAIN=loom.example',
    'VITE_FIREBASE_PROJECT_ID="loom-shop"',
    'VITE_FIREBASE_STORAGE_BUCKET=loom-shop.appspot.com',
    'VITE_FIREBASE_APP_ID=1:1:web:1',
    'VITE_SHOP_URL=https://loom.example',
  ].join('\n'),
  'functions/.env': 'SHOP_URL=https://loom.example',
  'functions/.env.loom-shop': `RAZORPAY_KEY_ID=rzp_live_abc\n${MAIL}`,
};

const testKeys = { 'functions/.env.loom-shop': `RAZORPAY_KEY_ID=rzp_test_abc\n${MAIL}` };

interface Overrides {
  files?: Record<string, string | undefined>;
  records?: Partial<ShopRecords> | 'unreachable';
  answers?: Record<string, { code: number; output: string }>;
}

const ANSWERS: NonNullable<Overrides['answers']> = {
  'git status': { code: 0, output: '' },
  'git diff': { code: 0, output: '' },
  'secrets:get': { code: 0, output: '│ 1 │ ENABLED │' },
};

function fakeContext({ files = {}, records = {}, answers = {} }: Overrides = {}) {
  const ran: { line: string; env: Record<string, string> }[] = [];
  const printed: string[] = [];
  const context: DeployContext = {
    read: (path) => ({ ...FILES, ...files })[path],
    run: (line, env = {}) => {
      ran.push({ line, env });
      const candidates = Object.entries({ ...answers, ...ANSWERS, ...answers });
      const answer = candidates.find(([part]) => line.includes(part))?.[1];
      return Promise.resolve(answer ?? { code: 0, output: 'done' });
    },
    records: () =>
      records === 'unreachable'
        ? Promise.reject(new Error('no credentials'))
        : Promise.resolve({ ...RECORDS, ...records }),
    carryOverAssets: async (shop) => (await context.run(`carry from ${shop}`)).output,
    print: (line) => printed.push(line),
  };
  const deployed = () =>
    ran.filter(({ line }) => /firebase (deploy|hosting)/.test(line)).map(({ line }) => line);
  return { context, deployed, ran, output: () => printed.join('\n') };
}

test('builds the shop with its settings and deploys it, rules and indexes first', async () => {
  const { context, deployed, ran, output } = fakeContext();
  expect(await deployShop(context, LIVE)).toBe(0);
  expect(output()).toContain('Ready.');
  expect(deployed()).toEqual([
    'firebase deploy --only firestore --project loom-shop --non-interactive',
    'firebase deploy --only storage --project loom-shop --interactive --force',
    'firebase deploy --only functions --project loom-shop --non-interactive --force',
    'firebase deploy --only hosting --project loom-shop --non-interactive',
  ]);
  const builtAt = ran.findIndex(({ line }) => line.endsWith('build'));
  expect(ran[builtAt]?.env.VITE_SHOP_URL).toBe('https://loom.example');
  // Assets that open pages still request are copied into the new build.
  expect(ran[builtAt + 1]?.line).toBe('carry from https://loom.example');
});

const without = (name: string) => {
  const file = 'web/.env.loom-shop';
  return { [file]: FILES[file]?.replace(new RegExp(`^${name}=.*$`, 'm'), '') };
};

test.each<[string, Overrides, string]>([
  ['invalid rules', { files: { 'firestore.rules': 'service' } }, 'firestore.rules compiles'],
  ['no Storage rules', { files: { 'storage.rules': undefined } }, 'storage.rules compiles'],
  ['invalid index JSON', { files: { 'firestore.indexes.json': '{' } }, 'It is not valid JSON.'],
  ['tests of another commit', { files: { '.cache/green.json': '{"commit":"1"}' } }, 'Run npm test'],
  ['tests that have not run', { files: { '.cache/green.json': undefined } }, 'Run npm test'],
  [
    'uncommitted changes',
    { answers: { 'git status': { code: 0, output: ' M web/index.html' } } },
    'uncommitted changes',
  ],
  ['a missing API key', { files: without('VITE_FIREBASE_API_KEY') }, 'VITE_FIREBASE_API_KEY'],
  [
    'a missing shop address',
    { files: { ...without('VITE_SHOP_URL'), 'functions/.env': '' } },
    'VITE_SHOP_URL',
  ],
  ['test keys', { files: testKeys }, 'rzp_live_'],
  [
    'a sandbox as gateway',
    {
      files: { 'functions/.env.loom-shop': `RAZORPAY_BASE_URL=http://127.0.0.1\n${MAIL}` },
    },
    'Remove the line',
  ],
  [
    'emails with the address of another shop',
    { files: { 'functions/.env': 'SHOP_URL=https://old.example' } },
    'Use the same address in both',
  ],
  [
    'a missing mail server',
    { files: { 'functions/.env.loom-shop': 'RAZORPAY_KEY_ID=rzp_live_a' } },
    'smtps://user@host:465',
  ],
  [
    'a secret that is not set',
    { answers: { RAZORPAY_WEBHOOK_SECRET: { code: 1, output: 'not found' } } },
    'npx firebase functions:secrets:set RAZORPAY_WEBHOOK_SECRET --project loom-shop',
  ],
  [
    'a secret that cannot be read',
    {
      answers: {
        RAZORPAY_WEBHOOK_SECRET: { code: 1, output: 'Error: have you run firebase login?' },
      },
    },
    'npx firebase login',
  ],
  ['a missing administrator', { records: { administrators: 0 } }, 'npm run grant-admin'],
  ['a missing legal identity', { records: { legal: { ...LEGAL, gstin: '' } } }, '/admin/settings'],
  ['an unreachable Firestore', { records: 'unreachable' }, 'gcloud auth'],
])('reports %s on one screen and deploys nothing', async (_what, overrides, remedy) => {
  const { context, deployed, output } = fakeContext(overrides);
  expect(await deployShop(context, LIVE)).toBe(1);
  expect(output()).toContain(remedy);
  expect(output()).toMatch(/1 of \d+ missing; nothing was changed/);
  expect(output().split('\n').length).toBeLessThan(25);
  expect(deployed()).toEqual([]);
});

test('deploys for the first time without an administrator, but mentions it', async () => {
  const { context, deployed, output } = fakeContext({
    records: { hasPeople: false, administrators: 0, legal: undefined, tax: undefined },
  });
  expect(await deployShop(context, LIVE)).toBe(0);
  expect(output()).toContain('… there is an administrator');
  expect(deployed()).toHaveLength(4);
});

test('accepts only test keys for staging', async () => {
  const staging: DeployRequest = { ...LIVE, environment: 'staging' };
  expect(await deployShop(fakeContext().context, staging)).toBe(1);
  const { context } = fakeContext({ files: testKeys, records: { administrators: 0 } });
  expect(await deployShop(context, staging)).toBe(0);
});

test('deploys nothing with --check', async () => {
  const { context, deployed, ran } = fakeContext();
  expect(await deployShop(context, { ...LIVE, checkOnly: true })).toBe(0);
  expect(deployed()).toEqual([]);
  expect(ran.some(({ line }) => line.endsWith('build'))).toBe(false);
});

test('deploys only the pages of a preview, for a week', async () => {
  const { context, deployed, ran } = fakeContext({ files: { '.cache/green.json': undefined } });
  expect(await deployShop(context, { ...LIVE, preview: 'pr-12' })).toBe(0);
  expect(ran.some(({ line }) => line.startsWith('carry'))).toBe(false);
  expect(deployed()).toEqual([
    'firebase hosting:channel:deploy pr-12 --expires 7d --project loom-shop',
  ]);
});

test('stops at a failed step and returns its exit code', async () => {
  const answers = { '--only firestore': { code: 7, output: 'HTTP 403' } };
  const { context, deployed, output } = fakeContext({ answers });
  expect(await deployShop(context, LIVE)).toBe(7);
  expect(deployed()).toHaveLength(1);
  expect(output()).toContain('HTTP 403');
});
