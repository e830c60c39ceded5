import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { stopProcessTree } from './process-tree.ts';
import { SUITE_PROJECT } from './suite-ports.ts';

export interface EmulatorProcessOptions {
  projectRoot: string;
  configFile: string;
  /** A folder in the official export format to start from. */
  importFrom?: string | undefined;
  /** A folder to export to on a clean stop. */
  exportTo?: string | undefined;
  /** True to run the official Java emulators, false for the replacements in this repository. */
  official: boolean;
  onOutput: (line: string) => void;
}

export interface EmulatorProcess {
  /** Resolves when every emulator answers; rejects if the process ends first. */
  ready: Promise<void>;
  /** The exit code of firebase-tools. */
  exited: Promise<number>;
  /** Stops every emulator, after an export if `exportTo` is set. Safe to call twice. */
  stop: () => Promise<void>;
}

/** firebase-tools prints this line once all emulators have started. Its version is pinned exactly. */
const READY_LINE = 'All emulators ready!';

const IS_WINDOWS = process.platform === 'win32';

/** How many lines of output an error quotes. */
const ERROR_CONTEXT_LINES = 5;

/** Long enough for an export plus four seconds per Java emulator. */
const STOP_TIMEOUT_MS = 30_000;

/** Runs the published `firebase emulators:start`, with our replacements for the Java emulators. */
export function startEmulators(options: EmulatorProcessOptions): EmulatorProcess {
  const scratch = mkdtempSync(join(tmpdir(), 'kargha-'));
  const child = spawnFirebase(options, scratch);
  const exited = waitForExit(child).finally(() =>
    rmSync(scratch, { recursive: true, force: true }),
  );
  return {
    ready: waitUntilReady(child, exited, options.onOutput),
    exited,
    stop: () => stop(child, exited),
  };
}

function spawnFirebase(options: EmulatorProcessOptions, scratch: string): ChildProcess {
  const require = createRequire(import.meta.url);
  const firebase = require.resolve('firebase-tools/lib/bin/firebase.js');
  const preload = join(options.projectRoot, 'local-suite/launcher/preload');
  const script = join(preload, options.official ? 'parent-watch.cjs' : 'java-preload.cjs');
  return spawn(process.execPath, ['-r', script, firebase, ...startArguments(options)], {
    cwd: options.projectRoot,
    env: { ...process.env, ...emulatorEnvironment(options, scratch) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // On Windows it would open a window.
    detached: !IS_WINDOWS, // so that Ctrl-C reaches it once, through us, and not also from the terminal
  });
}

function startArguments({ configFile, importFrom, exportTo }: EmulatorProcessOptions): string[] {
  return [
    'emulators:start',
    ...['--project', SUITE_PROJECT],
    ...['--config', configFile],
    ...(importFrom === undefined ? [] : ['--import', importFrom]),
    ...(exportTo === undefined ? [] : ['--export-on-exit', exportTo]),
  ];
}

function emulatorEnvironment(
  { official, projectRoot }: EmulatorProcessOptions,
  scratch: string,
): Record<string, string> {
  const built = join(projectRoot, 'local-suite/dist');
  const replacements = {
    FIRESTORE_EMULATOR_BINARY_PATH: join(built, 'firestore-emulator.mjs'),
    STORAGE_EMULATOR_BINARY_PATH: join(built, 'storage-rules-runtime.mjs'),
  };
  return {
    // The Storage emulator keeps its files in the temporary folder, under a fixed name.
    ...(IS_WINDOWS ? { TEMP: scratch, TMP: scratch } : { TMPDIR: scratch }),
    METADATA_SERVER_DETECTION: 'none',
    // Makes the Firestore replacement reject queries that lack an index in this file.
    LOCAL_FIRESTORE_ARGS: JSON.stringify([
      '--indexes',
      join(projectRoot, 'firestore.indexes.json'),
    ]),
    // The unpatched Functions emulator starts a process for every concurrent request.
    FUNCTIONS_EMULATOR_PARALLEL: official ? '4' : '16',
    // Seconds for loading the functions; the default of ten is too short on a busy machine.
    FUNCTIONS_DISCOVERY_TIMEOUT: '60',
    ...(official ? {} : replacements),
  };
}

function waitForExit(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

function waitUntilReady(
  child: ChildProcess,
  exited: Promise<number>,
  onOutput: (line: string) => void,
): Promise<void> {
  const lastLines: string[] = [];
  const seen = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        onOutput(line);
        if (line.trim() !== '') lastLines.push(line);
        lastLines.splice(0, lastLines.length - ERROR_CONTEXT_LINES);
        if (line.includes(READY_LINE)) resolve();
      });
    }
  });
  const failed = exited.then((code) => {
    const output = lastLines.join('\n');
    throw new Error(`The emulators stopped before they were ready (exit code ${code}).\n${output}`);
  });
  return Promise.race([seen, failed]);
}

async function stop(child: ChildProcess, exited: Promise<number>): Promise<void> {
  if (child.pid === undefined) return;
  const stopAll = stopProcessTree.bind(undefined, child.pid);
  if (child.exitCode === null && child.signalCode === null) {
    // Windows has no signals: it would end firebase-tools and leave its emulators.
    if (IS_WINDOWS) stopAll();
    else child.kill('SIGINT');
  }
  const killTimer = setTimeout(stopAll, STOP_TIMEOUT_MS);
  await exited;
  clearTimeout(killTimer);
  stopAll(); // function workers may outlive their emulator
}
