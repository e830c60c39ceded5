import { defineConfig } from 'vitest/config';

/** A process for each test file would cost more than all of the unit tests together. */
const SHARED_PROCESS = { isolate: false, testTimeout: 60_000 };

const node = (name: string, include: string[], more = {}) => ({
  test: { name, include, environment: 'node' as const, ...more },
});

/** Tests that talk to a suite or a browser wait for it, and longer for Google's; none of them measures time. */
const PATIENT = {
  testTimeout: process.env.KARGHA_EMULATORS === 'official' ? 600_000 : 120_000,
  hookTimeout: 180_000,
};

/** Tests of thousands of generated cases, and tests that draw: two thirds of all unit tests' time, apart from the quick ones. */
const THOROUGH = ['**/*.thorough.test.ts', 'tools/{art,brand}/**/*.test.ts'];

/** Tests over the suite mostly wait for it: four processes keep two cores busy. */
const SUITE_WORKERS = 4;

/** Tests of the shop that store, time or resume something in a window; they run with the components, all others without one. */
const WITH_WINDOW = '**/*.dom.test.ts';

const OVER_SUITE = {
  silent: 'passed-only' as const,
  setupFiles: './functions/src/http/field-messages.ts',
  ...PATIENT,
};

/**
 * Tests that change what all others rely on, such as whether the shop is open or who is staff, that count everything
 * there is, or that replace modules: each has its own process and runs when all others have ended.
 */
const ALONE = 'tests/functions/**/*-alone.test.ts';

/** The full sizes of the long tests, on a slow machine. */
const SOAK_MS = 6 * 3_600_000;

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      'web',
      node(
        'unit',
        [
          '{domain,functions}/src/**/*.test.ts',
          '{local-suite,tools,tests/browser,tests/repository,tests/security}/**/*.test.ts',
        ],
        {
          exclude: ['**/*.conformance.test.ts', ...THOROUGH, '**/node_modules/**', '**/dist/**'],
          ...SHARED_PROCESS,
        },
      ),
      node('web-unit', ['web/{src,build}/**/*.test.ts'], {
        exclude: [WITH_WINDOW, ...THOROUGH],
        setupFiles: './web/src/testing/reset-between-tests.ts',
        env: { VITE_FIREBASE_PROJECT_ID: 'kargha-test', VITE_FIREBASE_API_KEY: 'none' },
        ...SHARED_PROCESS,
      }),
      node('thorough', THOROUGH, SHARED_PROCESS),
      // Below: run inside `npm run suite -- exec`, or start what they need themselves.
      node('rules', ['tests/rules/**/*.rules.test.ts'], { ...PATIENT, maxWorkers: SUITE_WORKERS }),
      node('functions', ['tests/functions/**/*.test.ts'], {
        exclude: [ALONE],
        ...OVER_SUITE,
        maxWorkers: SUITE_WORKERS,
        isolate: false,
        setupFiles: [OVER_SUITE.setupFiles, './tests/functions/reset-process.ts'],
      }),
      node('functions-alone', [ALONE], {
        ...OVER_SUITE,
        fileParallelism: false,
        sequence: { groupOrder: 1 },
      }),
      node('restore', ['tests/restore/**/*.test.ts'], PATIENT),
      node('suite', ['local-suite/**/*.conformance.test.ts', 'tests/suite/**/*.test.ts'], PATIENT),
      node('soak', ['tests/soak/**/*.test.ts'], {
        fileParallelism: false,
        silent: 'passed-only',
        testTimeout: SOAK_MS,
        hookTimeout: 180_000,
      }),
      node('e2e', ['tests/e2e/**/*.test.ts'], PATIENT),
    ],
  },
});
