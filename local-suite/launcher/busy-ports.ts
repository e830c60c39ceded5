import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

import { findPortOwner } from './port-owner.ts';
import { SUITE_HOST, SUITE_PORTS } from './suite-ports.ts';

const POLL_INTERVAL_MS = 100;

/** Returns a sentence that names the busy port of the suite and its owner; undefined when all ports are free. */
export async function describeBusyPort(): Promise<string | undefined> {
  const taken = await findBusyPort();
  if (!taken) return undefined;
  const [part, port] = taken;
  const owner = findPortOwner(port);
  const by = owner ? `process ${owner.pid} (${owner.command})` : 'another process';
  return `Port ${port} (${part}) is in use by ${by}. Stop it and try again.`;
}

/** Waits until every port of the suite is free. Returns false if one is still busy after `withinMs`. */
export async function waitUntilPortsFree(withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (await findBusyPort()) {
    if (Date.now() >= deadline) return false;
    await delay(POLL_INTERVAL_MS);
  }
  return true;
}

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
