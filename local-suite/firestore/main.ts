import { parseEmulatorArguments } from './emulator-arguments.ts';
import { startFirestoreServer } from './transport/firestore-server.ts';

const PARENT_CHECK_MS = 1000;

try {
  await run();
} catch (error) {
  process.stderr.write(`The local Firestore did not start: ${reasonOf(error)}\n`);
  process.exit(1);
}

async function run(): Promise<void> {
  const args = parseEmulatorArguments(process.argv.slice(2));
  const stop = () => process.exit(0);
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  exitWithParent();
  const { port } = await startFirestoreServer({ ...args, log: say, onShutdownRequest: stop });
  say(`The local Firestore listens on ${args.host}:${port}`);
}

/** A killed parent cannot stop us; without this check the port would stay in use. */
function exitWithParent(): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) process.exit(0);
  }, PARENT_CHECK_MS);
  watch.unref();
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  // firebase-tools looks for this text.
  return code === 'EADDRINUSE' ? `address already in use (${message})` : message;
}
