import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

import { findPortOwner } from './port-owner.ts';
import { SUITE_HOST, SUITE_PORTS } from './suite-ports.ts';

const POLL_INTERVAL_MS = 100;

/** Says in one sentence which port of the suite is taken and by whom; undefined when all are free. */
export async function describeBusyPort(): Promise<string | undefined> {
  const taken = await findBusyPort();
  if (!taken) return undefined;
  const [part, port] = taken;
  const owner = findPortOwner(port);
  const by = owner ? `process ${owner.pid} (${owner.command})` : 'another process';
  return `Port ${port} (${part}) is taken by ${by}. Stop it, then try again.`;
}

/** Waits until all ports of the suite are free; false when one of them is still taken after so many milliseconds. */
export async function waitUntilPortsFree(withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (await findBusyPort()) {
    if (Date.now() >= deadline) return false;
    await delay(POLL_INTERVAL_MS);
  }
  return true;
}

/** The first port of the suite that is taken, with its part. */
async function findBusyPort(): Promise<[part: string, port: number] | undefined> {
  for (const [part, port] of Object.entries(SUITE_PORTS)) {
    if (!(await isFree(port))) return [part, port];
  }
  return undefined;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, SUITE_HOST, () => probe.close(() => resolve(true)));
  });
}
