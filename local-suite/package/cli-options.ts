import { parseArgs } from 'node:util';

import { parsePort, parseSync } from '../firestore/emulator-arguments.ts';
import type { StartOptions } from './firestore.ts';

export const USAGE = `Usage: kargha-firebase-suite [options]                 start a Firestore
       kargha-firebase-suite [options] -- <command>    run a command with a Firestore, then stop
       kargha-firebase-suite [options] firebase <...>  run the project's firebase-tools without Java

  --rules <file>      security rules; without them everything is allowed
  --indexes <file>    firestore.indexes.json; queries then need an index, as in production
  --write-indexes     add missing indexes to that file instead
  --seed <folder>     start with an export of an emulator or of production
  --data <folder>     keep all documents in this folder
  --sync <when>       when the disk must have a commit: "second" (default) or "commit"
  --project <id>      the project of --seed and of the command (default: demo-project)
  --host <address>    default: 127.0.0.1
  --port <number>     default: 8080; with a command: any free port
  --quiet             print only errors
  --help, --version
`;

export interface CliOptions extends Omit<StartOptions, 'log' | 'rules'> {
  rules?: string | undefined;
  projectId: string;
  quiet: boolean;
}

export type CliRequest =
  | { kind: 'help' }
  | { kind: 'version' }
  | { kind: 'start'; options: CliOptions }
  | { kind: 'command' | 'firebase'; options: CliOptions; words: string[] };

const OPTIONS = {
  rules: { type: 'string' },
  indexes: { type: 'string' },
  'write-indexes': { type: 'boolean', default: false },
  seed: { type: 'string' },
  data: { type: 'string' },
  sync: { type: 'string' },
  project: { type: 'string', default: 'demo-project' },
  host: { type: 'string' },
  port: { type: 'string' },
  quiet: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', short: 'v', default: false },
} as const;

/** Parses the arguments after the program's name. Throws an Error with a sentence if they are wrong. */
export function parseCli(args: readonly string[]): CliRequest {
  const { own, rest } = split(args);
  const { values } = parseArgs({ args: own, options: OPTIONS });
  if (values.help) return { kind: 'help' };
  if (values.version) return { kind: 'version' };
  if (values['write-indexes'] && values.indexes === undefined) {
    throw new Error('--write-indexes needs --indexes <file>.');
  }
  const options: CliOptions = {
    rules: values.rules,
    indexes: values.indexes,
    writeIndexes: values['write-indexes'],
    seed: values.seed,
    data: values.data,
    sync: parseSync(values.sync),
    projectId: values.project,
    host: values.host,
    port: values.port === undefined ? undefined : parsePort(values.port),
    quiet: values.quiet,
  };
  return requestOf(rest, options);
}

/** Our own options end at the first word that is no option. */
function split(args: readonly string[]): { own: string[]; rest: string[] } {
  const { tokens } = parseArgs({ args: [...args], options: OPTIONS, strict: false, tokens: true });
  const end = tokens.find(({ kind }) => kind !== 'option')?.index ?? args.length;
  return { own: args.slice(0, end), rest: args.slice(end) };
}

function requestOf([word, ...words]: string[], options: CliOptions): CliRequest {
  if (word === undefined) return { kind: 'start', options };
  if (word !== '--' && word !== 'firebase') {
    throw new Error(`"${word}" is not an option. Write a command after "--".`);
  }
  if (words.length === 0) throw new Error(`There is no command after "${word}".`);
  return { kind: word === '--' ? 'command' : 'firebase', options, words };
}
