import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import type * as OpenSuite from './with-suite.ts';

const startEmulators = vi.fn();
const busyPort = vi.fn<() => Promise<string | undefined>>();
const hasJava = vi.fn<() => boolean>();
const printed: string[] = [];
let requestStop = () => undefined as unknown;

const LAUNCHER = '../../local-suite/launcher';
const startCompanion = () =>
  Promise.resolve({ close: () => Promise.resolve(), know: () => undefined });

const MOCKED: Record<string, object> = {
  [`${LAUNCHER}/emulator-process.ts`]: { startEmulators },
  [`${LAUNCHER}/busy-ports.ts`]: { describeBusyPort: busyPort },
  [`${LAUNCHER}/official-emulators.ts`]: { canRunOfficialEmulators: hasJava },
  [`${LAUNCHER}/local-config.ts`]: { writeLocalConfig: () => 'config' },
  [`${LAUNCHER}/demo-secrets.ts`]: { ensureDemoSecrets: () => undefined },
  [`${LAUNCHER}/stop-signals.ts`]: {
    onStopRequest: (stop: () => void) => (requestStop = stop),
  },
  '../../local-suite/razorpay/payment-sandbox.ts': { startPaymentSandbox: startCompanion },
  '../../local-suite/companion-server/firestore-documents.ts': {
    listDocuments: () => Promise.resolve([]),
  },
  '../../local-suite/mail-page/mail-page.ts': { startMailPage: startCompanion },
  '../../local-suite/mail-page/smtp-stand-in.ts': {
    SmtpStandIn: class {
      listen = () => Promise.resolve(0);
      close = () => Promise.resolve();
    },
  },
  './sample-shop-folder.ts': { prepareSampleShop: () => Promise.resolve('sample') },
  './print.ts': { print: (line: string) => printed.push(line) },
};

let withSuite: typeof OpenSuite.withSuite;

beforeAll(async () => {
  vi.resetModules();
  for (const [file, mock] of Object.entries(MOCKED)) vi.doMock(file, () => mock);
  ({ withSuite } = await import('./with-suite.ts'));
});
afterAll(() => {
  for (const file of Object.keys(MOCKED)) vi.doUnmock(file);
  vi.resetModules();
});

const never = new Promise<never>(() => undefined);
const suite: OpenSuite.SampleSuiteOptions = { projectRoot: '.', onOutput: () => undefined };
const stopEmulators = vi.fn(() => Promise.resolve());

function mockEmulators(overrides: { ready?: Promise<void>; exited?: Promise<number> } = {}): void {
  startEmulators.mockReturnValue({
    ready: never,
    exited: never,
    stop: stopEmulators,
    ...overrides,
  });
}

beforeEach(() => {
  printed.length = 0;
  busyPort.mockResolvedValue(undefined);
  hasJava.mockReturnValue(false);
});
afterEach(() => vi.clearAllMocks());

test('stops silently on Ctrl-C while the emulators are starting', async () => {
  mockEmulators();
  const work = vi.fn();
  const code = withSuite({ suite, interruptedCode: 130 }, work);
  await vi.waitFor(() => expect(startEmulators).toHaveBeenCalled());
  requestStop();
  expect(await code).toBe(130);
  expect(stopEmulators).toHaveBeenCalled();
  expect(work).not.toHaveBeenCalled();
  expect(printed).toEqual([expect.stringContaining('Starting the local suite')]);
});

test('stops the emulators and aborts the work on Ctrl-C', async () => {
  mockEmulators({ ready: Promise.resolve() });
  const onAbort = vi.fn();
  const code = withSuite({ suite, interruptedCode: 0 }, (signal) => {
    signal.addEventListener('abort', onAbort);
    requestStop();
    return never;
  });
  expect(await code).toBe(0);
  expect(onAbort).toHaveBeenCalled();
  expect(stopEmulators).toHaveBeenCalled();
});

test('returns the exit code of the work and then stops the emulators', async () => {
  mockEmulators({ ready: Promise.resolve() });
  expect(await withSuite({ suite, interruptedCode: 130 }, () => Promise.resolve(7))).toBe(7);
  expect(stopEmulators).toHaveBeenCalled();
});

test('does not wait for the work when the emulators exit', async () => {
  mockEmulators({ ready: Promise.resolve(), exited: Promise.resolve(3) });
  expect(await withSuite({ suite, interruptedCode: 130 }, () => never)).toBe(3);
});

test('reports a busy port and starts nothing', async () => {
  busyPort.mockResolvedValue('Port 8080 (firestore) is in use by process 7 (java).');
  expect(await withSuite({ suite, interruptedCode: 0 }, () => never)).toBe(1);
  expect(printed.at(-1)).toBe('Port 8080 (firestore) is in use by process 7 (java).');
  expect(startEmulators).not.toHaveBeenCalled();
});

test('reports what the official emulators need', async () => {
  const official = { ...suite, official: true };
  expect(await withSuite({ suite: official, interruptedCode: 0 }, () => never)).toBe(1);
  expect(printed.at(-1)).toMatch(/^The official emulators need Java 21 or newer and their jars/);
  expect(startEmulators).not.toHaveBeenCalled();
});

test.each([true, false])(
  'uses the official emulators by default where they can run: %s',
  async (canRun) => {
    hasJava.mockReturnValue(canRun);
    mockEmulators({ ready: Promise.resolve() });
    await withSuite({ suite, interruptedCode: 0 }, () => Promise.resolve(0));
    expect(startEmulators).toHaveBeenCalledWith(expect.objectContaining({ official: canRun }));
  },
);

test.each([
  ['the sample shop by default', {}, 'sample'],
  ['an empty shop on request', { importFrom: false }, undefined],
  ['an export', { importFrom: 'mine', exportTo: 'mine' }, 'mine'],
] as const)('starts from %s', async (_what, overrides, importFrom) => {
  mockEmulators({ ready: Promise.resolve() });
  const suiteOptions = { suite: { ...suite, ...overrides }, interruptedCode: 0 };
  await withSuite(suiteOptions, () => Promise.resolve(0));
  const { exportTo } = { exportTo: undefined, ...overrides };
  expect(startEmulators).toHaveBeenCalledWith(expect.objectContaining({ importFrom, exportTo }));
});
