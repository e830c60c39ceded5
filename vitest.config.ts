import { defineConfig } from 'vitest/config';

import { SlowestFirst } from './tests/slowest-first.ts';

/** One process per test file would take longer than all unit tests together. */
const SHARED_PROCESS = { isolate: false, testTimeout: 60_000 };

const node = (name: string, include: string[], more = {}) => ({
  test: { name, include, environment: 'node' as const, ...more },
});

/** Tests with a suite or a browser; the official emulators are slower. None of them measures time. */
const LONG_TIMEOUTS = {
  testTimeout: process.env.KARGHA_EMULATORS === 'official' ? 600_000 : 120_000,
  hookTimeout: 180_000,
  // What a busy machine shows a moment later is not wrong; by default a condition may take one second.
  expect: { poll: { timeout: 20_000 } },
  // The last lines of a run name what was wrong; by default a message shortens lists to their length.
  chaiConfig: { truncateThreshold: 1_000 },
};

/** Tests with thousands of generated cases and tests that draw. They take two thirds of the time of all unit tests. */
const THOROUGH = ['**/*.thorough.test.ts', 'sample-shop/{art,brand}/**/*.test.ts'];

/** Web tests that need a DOM. They run with the component tests; all other web tests run without a DOM. */
const WITH_DOM = '**/*.dom.test.ts';

/**
 * With databases in their processes, these tests wait now and then (for locks, timeouts, the suite), so two of them do not
 * keep two processors busy. In Google's emulator they share one database, with its settings.
 */
const DATABASE_WORKERS = process.env.KARGHA_EMULATORS === 'official' ? 1 : 3;

const IN_SUITE = {
  setupFiles: './functions/src/http/field-messages.ts',
  ...LONG_TIMEOUTS,
};

/** Tests that replace modules, so each has its own process. */
const ALONE = 'tests/functions/**/*-alone.test.ts';

/** Journeys in a shop with other settings: all pages follow them, so no other journey runs at that time. */
const JOURNEY_ALONE = 'tests/e2e/**/*-alone.test.ts';

const JOURNEYS = { ...LONG_TIMEOUTS, setupFiles: './tests/e2e/reset-between-tests.ts' };

const IS_SHUFFLED = process.argv.some((word) => word.startsWith('--sequence.'));

/** What links and pictures in emails start with. */
const SHOP = { SHOP_URL: 'https://shop.example', PICTURE_BASE_URL: 'https://pictures.example/' };

/** Enough for the long tests at full size on a slow machine. */
const SOAK_MS = 6 * 3_600_000;

export default defineConfig({
  test: {
    maxWorkers: 2,
    silent: 'passed-only',
    // A sequencer would replace the one that `--sequence.shuffle` asks for.
    sequence: IS_SHUFFLED ? {} : { sequencer: SlowestFirst },
    projects: [
      'web',
      node(
        'unit',
        [
          '{domain,functions}/src/**/*.test.ts',
          '{local-suite,sample-shop,tools,tests/browser,tests/repository,tests/security}/**/*.test.ts',
        ],
        {
          exclude: ['**/*.conformance.test.ts', ...THOROUGH, '**/node_modules/**', '**/dist/**'],
          env: SHOP,
          ...SHARED_PROCESS,
        },
      ),
      node('web-unit', ['web/{src,build}/**/*.test.ts'], {
        exclude: [WITH_DOM, ...THOROUGH],
        setupFiles: './web/src/testing/reset-between-tests.ts',
        env: { VITE_FIREBASE_PROJECT_ID: 'kargha-test', VITE_FIREBASE_API_KEY: 'none' },
        ...SHARED_PROCESS,
      }),
      node('thorough', THOROUGH, { env: SHOP, ...SHARED_PROCESS }),
      // The projects below run inside `npm run suite -- exec`, or start what they need themselves.
      node('rules', ['tests/rules/**/*.rules.test.ts'], {
        ...LONG_TIMEOUTS,
        maxWorkers: DATABASE_WORKERS,
      }),
      node('functions', ['tests/functions/**/*.test.ts'], {
        exclude: [ALONE],
        ...IN_SUITE,
        isolate: false,
        maxWorkers: DATABASE_WORKERS,
        setupFiles: [IN_SUITE.setupFiles, './tests/functions/reset-process.ts'],
      }),
      node('functions-alone', [ALONE], {
        ...IN_SUITE,
        maxWorkers: DATABASE_WORKERS,
      }),
      node('restore', ['tests/restore/**/*.test.ts'], LONG_TIMEOUTS),
      node(
        'suite',
        ['local-suite/**/*.conformance.test.ts', 'tests/suite/**/*.test.ts'],
        LONG_TIMEOUTS,
      ),
      node('soak', ['tests/soak/**/*.test.ts'], {
        fileParallelism: false,
        testTimeout: SOAK_MS,
        hookTimeout: 180_000,
      }),
      node('e2e', ['tests/e2e/**/*.test.ts'], {
        maxWorkers: 3,
        exclude: [JOURNEY_ALONE],
        ...JOURNEYS,
        isolate: false,
      }),
      node('e2e-alone', [JOURNEY_ALONE], {
        ...JOURNEYS,
        fileParallelism: false,
        sequence: { groupOrder: 1 },
      }),
    ],
  },
});
