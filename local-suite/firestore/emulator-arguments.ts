import type { SyncPolicy } from './journal/commit-journal.ts';

export interface EmulatorArguments {
  host: string;
  port: number;
  projectId: string | undefined;
  rulesFile: string | undefined;
  /** a firestore.indexes.json; queries without an index in it are rejected */
  indexesFile: string | undefined;
  addsMissingIndexes: boolean;
  seedFrom: string | undefined;
  /** a folder that keeps all documents */
  dataFolder: string | undefined;
  sync: SyncPolicy | undefined;
  /** host:port */
  functionsEmulator: string | undefined;
}

const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_PORT = 8080;
const MAX_PORT = 65_535;

/**
 * Parses the arguments that firebase-tools passes to the Firestore emulator, in any order, as "--name value" or
 * "--name=value", and our own: `indexes`, `write-indexes`, `data` and `sync`. Ignores others. Throws an Error for an
 * invalid value.
 */
export function parseEmulatorArguments(args: readonly string[]): EmulatorArguments {
  const values = valuesOf(args);
  return {
    host: values.get('host') ?? DEFAULT_HOST,
    port: parsePort(values.get('port') ?? String(DEFAULT_PORT)),
    projectId: values.get('project_id'),
    rulesFile: values.get('rules'),
    indexesFile: values.get('indexes'),
    addsMissingIndexes: values.get('write-indexes') === 'true',
    seedFrom: values.get('seed_from_export'),
    dataFolder: values.get('data'),
    sync: parseSync(values.get('sync')),
    functionsEmulator: values.get('functions_emulator'),
  };
}

function valuesOf(args: readonly string[]): Map<string, string> {
  const values = new Map<string, string>();
  args.forEach((arg, index) => {
    if (!arg.startsWith('--')) return;
    const equals = arg.indexOf('=');
    const name = arg.slice(2, equals < 0 ? undefined : equals);
    const value = equals < 0 ? args[index + 1] : arg.slice(equals + 1);
    if (value !== undefined && (equals >= 0 || !value.startsWith('--'))) values.set(name, value);
  });
  return values;
}

/** Throws an Error with a sentence. */
export function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : -1;
  if (port >= 0 && port <= MAX_PORT) return port;
  throw new Error(`--port must be a number from 0 to ${MAX_PORT}, not "${text}".`);
}

/** Throws an Error with a sentence. */
export function parseSync(text: string | undefined): SyncPolicy | undefined {
  if (text === undefined || text === 'commit' || text === 'second') return text;
  throw new Error(`--sync must be "second" or "commit", not "${text}".`);
}
