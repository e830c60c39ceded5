import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import type * as OpenSuite from './with-suite.ts';

const startEmulators = vi.fn();
const busyPort = vi.fn<() => Promise<string | undefined>>();
const hasJava = vi.fn<() => boolean>();
const said: string[] = [];
let askToStop = () => undefined as unknown;

const LAUNCHER = '../../local-suite/launcher';
const postman = { close: () => Promise.resolve() };
const companion = () => Promise.resolve(postman);

/** Everything that opens a port, starts a process or writes a file, and what stands in its place. */
const MOCKED: Record<string, object> = {
  [`${LAUNCHER}/emulator-process.ts`]: { startEmulators },
  [`${LAUNCHER}/busy-ports.ts`]: { describeBusyPort: busyPort },
  [`${LAUNCHER}/official-emulators.ts`]: { canRunOfficialEmulators: hasJava },
  [`${LAUNCHER}/local-config.ts`]: { writeLocalConfig: () => 'config' },
  [`${LAUNCHER}/demo-secrets.ts`]: { ensureDemoSecrets: () => undefined },
  [`${LAUNCHER}/stop-signals.ts`]: {
    onStopRequest: (stop: () => void) => (askToStop = stop),
  },
  '../../local-suite/razorpay/payment-sandbox.ts': { startPaymentSandbox: companion },
  '../../local-suite/mail-page/mail-page.ts': { startMailPage: companion },
  '../../local-suite/mail-page/mail-delivery.ts': { startPostman: () => postman },
  './sample-shop-folder.ts': { sampleShopAt: () => Promise.resolve('sample') },
  './print.ts': { say: (line: string) => said.push(line) },
};

let withOpenSuite: typeof OpenSuite.withOpenSuite;

beforeAll(async () => {
  vi.resetModules();
  for (const [file, mock] of Object.entries(MOCKED)) vi.doMock(file, () => mock);
  ({ withOpenSuite } = await import('./with-suite.ts'));
});
afterAll(() => {
  for (const file of Object.keys(MOCKED)) vi.doUnmock(file);
  vi.resetModules();
});

const never = new Promise<never>(() => undefined);
const suite: OpenSuite.ShopOptions = { projectRoot: '.', onOutput: () => undefined };
const stopEmulators = vi.fn(() => Promise.resolve());

function emulators(more: { ready?: Promise<void>; exited?: Promise<number> } = {}): void {
  startEmulators.mockReturnValue({ ready: never, exited: never, stop: stopEmulators, ...more });
}

beforeEach(() => {
  said.length = 0;
  busyPort.mockResolvedValue(undefined);
  hasJava.mockReturnValue(false);
});
afterEach(() => vi.clearAllMocks());

test('Ctrl-C while the emulators are starting ends them at once, without a complaint', async () => {
  emulators();
  const work = vi.fn();
  const code = withOpenSuite({ suite, codeWhenStopped: 130 }, work);
  await vi.waitFor(() => expect(startEmulators).toHaveBeenCalled());
  askToStop();
  expect(await code).toBe(130);
  expect(stopEmulators).toHaveBeenCalled();
  expect(work).not.toHaveBeenCalled();
  expect(said).toEqual([expect.stringContaining('Starting the local suite')]);
});

test('Ctrl-C while the shop is open stops the emulators, and the work is told', async () => {
  emulators({ ready: Promise.resolve() });
  const told = vi.fn();
  const code = withOpenSuite({ suite, codeWhenStopped: 0 }, (signal) => {
    signal.addEventListener('abort', told);
    askToStop();
    return never;
  });
  expect(await code).toBe(0);
  expect(told).toHaveBeenCalled();
  expect(stopEmulators).toHaveBeenCalled();
});

test('the exit code of the work is ours, and the emulators are stopped after it', async () => {
  emulators({ ready: Promise.resolve() });
  expect(await withOpenSuite({ suite, codeWhenStopped: 130 }, () => Promise.resolve(7))).toBe(7);
  expect(stopEmulators).toHaveBeenCalled();
});

test('when the emulators end by themselves, nobody waits for the work', async () => {
  emulators({ ready: Promise.resolve(), exited: Promise.resolve(3) });
  expect(await withOpenSuite({ suite, codeWhenStopped: 130 }, () => never)).toBe(3);
});

test('a port that is taken is told in one sentence, and nothing is started', async () => {
  busyPort.mockResolvedValue('Port 8080 (firestore) is taken by process 7 (java).');
  expect(await withOpenSuite({ suite, codeWhenStopped: 0 }, () => never)).toBe(1);
  expect(said.at(-1)).toBe('Port 8080 (firestore) is taken by process 7 (java).');
  expect(startEmulators).not.toHaveBeenCalled();
});

test('who insists on the official emulators is told what they need', async () => {
  const official = { ...suite, official: true };
  expect(await withOpenSuite({ suite: official, codeWhenStopped: 0 }, () => never)).toBe(1);
  expect(said.at(-1)).toMatch(/^The official emulators need Java 21 or newer and their jars/);
  expect(startEmulators).not.toHaveBeenCalled();
});

test.each([true, false])(
  'without a word the official ones are taken where they can run: %s',
  async (canRun) => {
    hasJava.mockReturnValue(canRun);
    emulators({ ready: Promise.resolve() });
    await withOpenSuite({ suite, codeWhenStopped: 0 }, () => Promise.resolve(0));
    expect(startEmulators).toHaveBeenCalledWith(expect.objectContaining({ official: canRun }));
  },
);

test.each([
  ['the sample shop by default', {}, 'sample'],
  ['nothing when that is asked for', { importFrom: false }, undefined],
  ['what was kept', { importFrom: 'mine', exportTo: 'mine' }, 'mine'],
] as const)('the suite starts from %s', async (_what, more, importFrom) => {
  emulators({ ready: Promise.resolve() });
  const asked = { suite: { ...suite, ...more }, codeWhenStopped: 0 };
  await withOpenSuite(asked, () => Promise.resolve(0));
  const { exportTo } = { exportTo: undefined, ...more };
  expect(startEmulators).toHaveBeenCalledWith(expect.objectContaining({ importFrom, exportTo }));
});
