export interface EmulatorArguments {
  host: string;
  port: number;
  projectId: string | undefined;
  rulesFile: string | undefined;
  /** a firestore.indexes.json; queries without an index in it are rejected */
  indexesFile: string | undefined;
  seedFrom: string | undefined;
  /** host:port */
  functionsEmulator: string | undefined;
}

const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_PORT = 8080;
const MAX_PORT = 65_535;

/**
 * Parses the arguments that firebase-tools passes to the Firestore emulator, in any order, as "--name value" or
 * "--name=value". Ignores others. Throws an Error for an invalid port.
 */
export function parseEmulatorArguments(args: readonly string[]): EmulatorArguments {
  const values = valuesOf(args);
  return {
    host: values.get('host') ?? DEFAULT_HOST,
    port: portOf(values.get('port')),
    projectId: values.get('project_id'),
    rulesFile: values.get('rules'),
    indexesFile: values.get('indexes'),
    seedFrom: values.get('seed_from_export'),
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

function portOf(text: string | undefined): number {
  if (text === undefined) return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : -1;
  if (port >= 0 && port <= MAX_PORT) return port;
  throw new Error(`--port must be a number from 0 to ${MAX_PORT}, not "${text}".`);
}
