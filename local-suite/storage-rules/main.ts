import { LineSplitter } from './line-splitter.ts';
import { HANDSHAKE, StorageRulesRuntime } from './storage-rules-runtime.ts';
import type { Response } from './messages.ts';

/** Everything goes to stdout: firebase-tools treats any text on stderr as a failure. */
function write(line: string): void {
  process.stdout.write(`${line}\n`);
}

const send = (response: Response) => write(JSON.stringify(response));
const stop = () => process.exit(0);

const runtime = new StorageRulesRuntime(send);
const lines = new LineSplitter((line) => {
  if (!runtime.receive(line))
    write('The storage rules runtime received a line that is not a request.');
});

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
process.stdin.setEncoding('utf8');
process.stdin.on('data', (text: string) => lines.push(text));
process.stdin.on('end', stop);
send(HANDSHAKE);
