import { parseEmulatorArguments } from './emulator-arguments.ts';
import { isRunning } from '../running-process.ts';
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
  let stop = (): void => process.exit(0);
  process.on('SIGINT', () => stop());
  process.on('SIGTERM', () => stop());
  exitWithParent(() => stop());
  const server = await startFirestoreServer({
    ...args,
    log: say,
    onShutdownRequest: () => stop(),
  });
  stop = () => void server.close().finally(() => process.exit(0));
  say(`The local Firestore listens on ${args.host}:${server.port}`);
}

/** A killed parent cannot stop us; without this check the port would stay in use. */
function exitWithParent(stop: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    // On Windows a process keeps the number of its parent.
    if (process.ppid === parent && isRunning(parent)) return;
    clearInterval(watch);
    stop();
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
