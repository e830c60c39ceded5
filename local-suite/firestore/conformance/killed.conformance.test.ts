import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const DATABASE = 'projects/demo-loom/databases/(default)';
const OWNER = { authorization: 'Bearer owner' };
const KILLS = 12;
const WRITERS = 4;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'killed-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(): Promise<{ child: ChildProcess; url: string }> {
  const args = ['--import', 'tsx', MAIN, '--port', '0', '--data', folder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /listens on \S+:(\d+)/.exec(line)?.[1];
    if (port !== undefined) return { child, url: `http://127.0.0.1:${port}/v1/${DATABASE}` };
  }
  throw new Error('The Firestore ended before it listened.');
}

/** Writes the next number of a writer to two documents in one commit, again and again, until the process is gone. */
async function writeUntilKilled(url: string, writer: number, from: number): Promise<number> {
  for (let number = from; ; number += 1) {
    const fields = {
      number: { integerValue: String(number) },
      text: { stringValue: 'x'.repeat(2000) },
    };
    const writes = ['left', 'right'].map((side) => ({
      update: { name: `${DATABASE}/documents/writers/${writer}-${side}`, fields },
    }));
    try {
      const response = await fetch(`${url}/documents:commit`, {
        method: 'POST',
        headers: OWNER,
        body: JSON.stringify({ writes }),
      });
      await response.json();
    } catch {
      return number - 1;
    }
  }
}

async function numbersOf(url: string, writer: number): Promise<number[]> {
  return Promise.all(
    ['left', 'right'].map(async (side) => {
      const response = await fetch(`${url}/documents/writers/${writer}-${side}`, {
        headers: OWNER,
      });
      const { fields } = (await response.json()) as {
        fields?: { number: { integerValue: string } };
      };
      return Number(fields?.number.integerValue ?? 0);
    }),
  );
}

test('a killed process loses no acknowledged commit and keeps no part of a commit', async () => {
  let acknowledged = Array.from({ length: WRITERS }, () => 0);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { child, url } = await start();
    for (const [writer, last] of acknowledged.entries()) {
      const [left = 0, right] = await numbersOf(url, writer);
      expect(right).toBe(left);
      expect(left).toBeGreaterThanOrEqual(last);
      // The commit whose answer the kill swallowed may have been kept.
      expect(left).toBeLessThanOrEqual(last + 1);
      acknowledged[writer] = left;
    }
    const writing = acknowledged.map((last, writer) => writeUntilKilled(url, writer, last + 1));
    await delay(20 + Math.random() * 150);
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    acknowledged = await Promise.all(writing);
  }
  expect(Math.min(...acknowledged)).toBeGreaterThan(KILLS);
});
