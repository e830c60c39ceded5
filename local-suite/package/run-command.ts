import { spawn } from 'node:child_process';
import type { SpawnOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { windowsLine } from '../windows-line.ts';
import type { CliOptions } from './cli-options.ts';
import type { LocalFirestore } from './firestore.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The variables that point Firebase's SDKs to a Firestore. */
export function environmentOf({ address, projectId }: LocalFirestore): Record<string, string> {
  return {
    FIRESTORE_EMULATOR_HOST: address,
    FIREBASE_FIRESTORE_EMULATOR_ADDRESS: address,
    GCLOUD_PROJECT: projectId,
    GOOGLE_CLOUD_PROJECT: projectId,
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** Runs a command and returns its exit code. */
export function runWords(words: readonly string[], env: Record<string, string>): Promise<number> {
  const [command = '', ...args] = words;
  const options: SpawnOptions = { stdio: 'inherit', env: { ...process.env, ...env } };
  // Windows finds npm's commands, such as vitest.cmd, only through its shell.
  const isWindows = process.platform === 'win32';
  const child = isWindows
    ? spawn(windowsLine(words), { ...options, shell: true })
    : spawn(command, args, options);
  return exitCodeOf(child, command);
}

/** Runs the firebase-tools of the project with our programs instead of Java's. Returns its exit code. */
export function runFirebaseTools(words: readonly string[], options: CliOptions): Promise<number> {
  const child = spawn(
    process.execPath,
    ['-r', fileOf('preload/without-java.cjs'), firebaseTools(), ...words],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        FIRESTORE_EMULATOR_BINARY_PATH: fileOf('firestore-emulator.mjs'),
        STORAGE_EMULATOR_BINARY_PATH: fileOf('storage-rules-runtime.mjs'),
        LOCAL_FIRESTORE_ARGS: JSON.stringify(emulatorArguments(options)),
        METADATA_SERVER_DETECTION: 'none',
      },
    },
  );
  return exitCodeOf(child, 'firebase');
}

/** What firebase-tools does not pass itself. */
function emulatorArguments({ indexes, writeIndexes, data, sync }: CliOptions): string[] {
  return [
    ...(indexes === undefined ? [] : ['--indexes', path.resolve(indexes)]),
    ...(writeIndexes === true ? ['--write-indexes', 'true'] : []),
    ...(data === undefined ? [] : ['--data', path.resolve(data)]),
    ...(sync === undefined ? [] : ['--sync', sync]),
  ];
}

function firebaseTools(): string {
  const require = createRequire(path.join(process.cwd(), 'package.json'));
  try {
    return require.resolve('firebase-tools/lib/bin/firebase.js');
  } catch {
    throw new Error(
      'This project has no firebase-tools. Install it: npm install -D firebase-tools',
    );
  }
}

/** A file of the package. */
function fileOf(name: string): string {
  const file = fileURLToPath(new URL(name, import.meta.url));
  if (existsSync(file)) return file;
  throw new Error(`${file} is missing. Install the package again.`);
}

/** The child gets every signal from the terminal, or from us if it was sent only to us. */
function exitCodeOf(child: ReturnType<typeof spawn>, name: string): Promise<number> {
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, forward);
  return new Promise((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`"${name}" could not be run: ${error.message}\n`);
      resolve(127);
    });
    child.once('exit', (code, signal) => {
      for (const known of SIGNALS) process.off(known, forward);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}
