import { createServer } from 'node:net';

import { findPortOwner } from './port-owner.ts';
import { SUITE_HOST, SUITE_PORTS } from './suite-ports.ts';
import type { SuitePart } from './suite-ports.ts';

/** Says in one sentence which port of the suite is taken and by whom; undefined when all are free. */
export async function describeBusyPort(): Promise<string | undefined> {
  for (const [part, port] of Object.entries(SUITE_PORTS) as [SuitePart, number][]) {
    if (await isFree(port)) continue;
    const owner = findPortOwner(port);
    const by = owner ? `process ${owner.pid} (${owner.command})` : 'another process';
    return `Port ${port} (${part}) is taken by ${by}. Stop it, then try again.`;
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
