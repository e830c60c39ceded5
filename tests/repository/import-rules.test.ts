import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface ImportRule {
  name: string;
  to: { pathNot?: string[] };
}

const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: ImportRule[];
};

/** Areas of functions/src, lowest first, as the rules have them. */
const AREAS = areasIn(forbidden);

/**
 * Tests the import rules on a small copy of the repository in which each rule is broken once. It finds rules that
 * no longer match, for example after a folder was renamed.
 */
const VIOLATIONS: Record<string, Record<string, string>> = {
  'no-cycles': {
    'web/src/lib/egg.ts': `import { hen } from './hen.ts'; export const egg = () => hen;`,
    'web/src/lib/hen.ts': `import { egg } from './egg.ts'; export const hen = () => egg;`,
  },
  'resolvable-imports-only': { 'web/src/lib/lost.ts': `import './nowhere.ts';` },
  'declared-packages-only': { 'web/src/lib/undeclared.ts': `import 'protobufjs';` },
  'no-dev-package-in-production': { 'functions/src/http/dev.ts': `import 'esbuild';` },
  'no-test-or-tool-in-production': {
    'web/src/lib/tooled.ts': `import '../../../tools/tool.ts';`,
    'tools/tool.ts': '',
  },
  'no-sample-shop-in-production': {
    'functions/src/http/sampled.ts': `import '../../../sample-shop/seed/sample.ts';`,
    'sample-shop/seed/sample.ts': '',
  },
  'domain-is-pure': { 'domain/src/impure.ts': `import 'node:fs';` },
  'web-and-functions-are-separate': {
    'functions/src/http/nosy.ts': `import '../../../web/src/lib/shop.ts';`,
    'web/src/lib/shop.ts': '',
  },
  'suite-does-not-import-product': {
    'local-suite/launcher/curious.ts': `import '../../functions/src/http/plain.ts';`,
    'functions/src/http/plain.ts': '',
  },
  'sample-shop-imports-only-domain-and-suite': {
    'sample-shop/seed/tooled.ts': `import '../../tools/tool.ts';`,
  },
  'lib-is-lowest-layer': { 'web/src/lib/up.ts': `import '../ui/kit.ts';`, 'web/src/ui/kit.ts': '' },
  'ui-imports-only-lib': {
    'web/src/ui/up.ts': `import '../session/who.ts';`,
    'web/src/session/who.ts': '',
  },
  'session-does-not-import-features': {
    'web/src/session/up.ts': `import '../features/cart/cart.ts';`,
    'web/src/features/cart/cart.ts': '',
  },
  'features-do-not-import-pages': {
    'web/src/features/cart/up.ts': `import '../../pages/page.ts';`,
    'web/src/pages/page.ts': '',
  },
  'features-are-separate': {
    'web/src/features/catalog/side.ts': `import '../cart/line.ts';`,
    'web/src/features/cart/line.ts': '',
  },
  'pages-do-not-import-app': {
    'web/src/pages/up.ts': `import '../app/router.ts';`,
    'web/src/app/router.ts': '',
  },
  'components-do-not-import-data': {
    'web/src/features/cart/components/row.ts': `import '../data/rows.ts';`,
    'web/src/features/cart/data/rows.ts': '',
  },
  'data-is-private': {
    'web/src/pages/direct.ts': `import '../features/wishlist/data/list.ts';`,
    'web/src/features/wishlist/data/list.ts': '',
  },
  'session-data-is-private': {
    'web/src/features/cart/state/nosy.ts': `import '../../../session/data/profile.ts';`,
    'web/src/session/data/profile.ts': '',
  },
  'data-and-state-do-not-render': {
    'web/src/features/cart/state/drawn.ts': `import '@mui/material/Button';`,
  },
  ...Object.fromEntries(
    AREAS.slice(0, -1).map((area, place) => [
      `${area}-does-not-import-higher-areas`,
      {
        [`functions/src/${area}/up.ts`]: `import '../${AREAS[place + 1]}/planted.ts';`,
        [`functions/src/${AREAS[place + 1]}/planted.ts`]: '',
      },
    ]),
  ),
  'every-folder-of-functions-is-an-area': {
    'functions/src/orders/lost.ts': `import '../somewhere/planted.ts';`,
    'functions/src/somewhere/planted.ts': '',
  },
  'areas-do-not-import-app': {
    'functions/src/orders/over-app.ts': `import '../app.ts';`,
    'functions/src/app.ts': '',
    'functions/src/orders/over-index.ts': `import '../index.ts';`,
    'functions/src/index.ts': '',
    'functions/src/orders/over-functions.ts': `import '../inbox-functions.ts';`,
    'functions/src/inbox-functions.ts': '',
  },
  'rules-language-is-pure': {
    'local-suite/rules/language/impure.ts': `import '../../firestore/store/store.ts';`,
    'local-suite/firestore/store/store.ts': '',
  },
  'core-does-not-import-transport': {
    'local-suite/firestore/store/wired.ts': `import '@grpc/grpc-js';`,
  },
  'firebase-sdk-only-in-data': { 'web/src/pages/fire.ts': `import 'firebase/app';` },
  'zustand-only-in-state': { 'web/src/pages/bear.ts': `import 'zustand';` },
  'formik-only-in-forms': { 'web/src/pages/formed.ts': `import 'formik';` },
  'firebase-functions-only-at-entry': {
    'functions/src/orders/edge.ts': `import 'firebase-functions/v2/https';`,
  },
  'firebase-admin-only-in-platform': {
    'functions/src/orders/admin.ts': `import 'firebase-admin/firestore';`,
  },
  'razorpay-only-in-gateway': { 'functions/src/orders/paid.ts': `import 'razorpay';` },
};

/** Empty packages with the right names are enough, because only imports are checked. */
const VENDORS = [
  'yup',
  'protobufjs',
  'esbuild',
  '@mui/material/Button',
  '@grpc/grpc-js',
  'firebase/app',
  'zustand',
  'formik',
  'firebase-functions/v2/https',
  'firebase-admin/firestore',
  'razorpay',
];

const CONFIG = '.dependency-cruiser.cjs';
const WORKSPACES = ['domain', 'web', 'functions', 'local-suite', 'sample-shop', 'tests', 'tools'];

/** dependency-cruiser needs about two seconds; a busy machine needs longer. */
const TIMEOUT_MS = 120_000;

let copy: string;
let caught: { rule: string; from: string }[];

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'planted-'));
  for (const file of [
    CONFIG,
    'package.json',
    ...WORKSPACES.map((name) => `${name}/package.json`),
  ]) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  for (const specifier of VENDORS) createVendor(specifier);
  for (const [path, content] of Object.values(VIOLATIONS).flatMap((files) =>
    Object.entries(files),
  )) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), content);
  }
  caught = runDependencyCruiser(copy);
}, TIMEOUT_MS);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('has a violation for every import rule', () => {
  expect(Object.keys(VIOLATIONS).sort()).toEqual(forbidden.map(({ name }) => name).sort());
});

test('documents the areas in the order of the rules', () => {
  const [, table = ''] = readFileSync('docs/architecture.md', 'utf8').split('**Areas of');
  const documented = [...table.split('\n\n**')[0]!.matchAll(/^\| ([a-z]+) +\|/gm)];
  expect(documented.map(([, area]) => area)).toEqual(AREAS);
});

test.each(Object.keys(VIOLATIONS))('catches a violation of the rule "%s"', (rule) => {
  expect(caught.map((violation) => violation.rule)).toContain(rule);
});

test('catches an area that imports the app, the index or a file with functions', () => {
  const over = caught.filter(({ rule }) => rule === 'areas-do-not-import-app');
  expect(over.map(({ from }) => from).sort()).toEqual([
    'functions/src/orders/over-app.ts',
    'functions/src/orders/over-functions.ts',
    'functions/src/orders/over-index.ts',
  ]);
});

function areasIn(rules: readonly ImportRule[]): string[] {
  const rule = rules.find(({ name }) => name === 'every-folder-of-functions-is-an-area');
  return rule?.to.pathNot?.[0]?.match(/\((.+)\)/)?.[1]?.split('|') ?? [];
}

function createVendor(specifier: string): void {
  const folder = join(copy, 'node_modules', specifier);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.js'), 'export {};');
}

function runDependencyCruiser(folder: string): typeof caught {
  const program = join(process.cwd(), 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const words = [program, '--output-type', 'json', ...WORKSPACES];
  const output = runIgnoringExitCode(process.execPath, words, folder);
  const { summary } = JSON.parse(output) as {
    summary: { violations: { rule: { name: string }; from: string }[] };
  };
  return summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
}

function runIgnoringExitCode(command: string, args: string[], cwd: string): string {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 64 << 20 });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
