import { createRequire } from 'node:module';

import { parseCli, USAGE } from './cli-options.ts';
import type { CliOptions, CliRequest } from './cli-options.ts';
import { startFirestore } from './firestore.ts';
import type { LocalFirestore } from './firestore.ts';
import { environmentOf, runFirebaseTools, runWords } from './run-command.ts';

const DEFAULT_PORT = 8080;

try {
  process.exitCode = await run(parseCli(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
}

async function run(request: CliRequest): Promise<number> {
  switch (request.kind) {
    case 'help':
      process.stdout.write(USAGE);
      return 0;
    case 'version':
      process.stdout.write(`${versionOf()}\n`);
      return 0;
    case 'start':
      return serve(request.options);
    case 'command':
      return runWithFirestore(request.options, request.words);
    case 'firebase':
      return runFirebaseTools(request.words, request.options);
  }
}

async function serve(options: CliOptions): Promise<number> {
  const firestore = await start({ ...options, port: options.port ?? DEFAULT_PORT });
  process.stdout.write(`Firestore listens on ${firestore.address}. Press Ctrl-C to stop.\n`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => resolve());
  });
  await firestore.close();
  return 0;
}

async function runWithFirestore(options: CliOptions, words: string[]): Promise<number> {
  const firestore = await start(options);
  try {
    return await runWords(words, environmentOf(firestore));
  } finally {
    await firestore.close();
  }
}

function start({ quiet, ...options }: CliOptions): Promise<LocalFirestore> {
  const log = (line: string) => process.stdout.write(`${line}\n`);
  return startFirestore({ ...options, ...(!quiet && { log }) });
}

function versionOf(): string {
  const { version } = createRequire(import.meta.url)('../package.json') as { version: string };
  return version;
}

function sentenceOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `The port is in use (${message}). Choose another one with --port.`;
  return message;
}
