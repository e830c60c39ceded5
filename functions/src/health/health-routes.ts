import { Router } from 'express';

import { onlyMethods } from '../http/unmatched-routes.ts';
import { log } from '../platform/log.ts';
import { openAlarms } from '../records/alarm-record.ts';

/** So long an answer of Firestore may take before the shop counts as ill. In milliseconds. */
const TIMEOUT_MS = 5_000;

/**
 * GET /api/health: whether the shop can work, and how many alarms wait in its console, for whoever watches it. Nothing
 * private is told: neither which alarms they are nor what they are about. It costs one read.
 */
export function healthRoutes(now: () => Date): Router {
  const router = Router();

  router.get('/', async (_request, response) => {
    const alarms = await countAlarms();
    const isHealthy = alarms !== null;
    const status = isHealthy ? 'ok' : 'unavailable';
    const checks = { firestore: status };
    response
      .status(isHealthy ? 200 : 503)
      .json({ success: isHealthy, status, checks, alarms, at: now() });
  });

  router.all('/', onlyMethods('GET'));
  return router;
}

/** The alarms that are open; null when Firestore does not answer. */
async function countAlarms(): Promise<number | null> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Firestore did not answer in time.')), TIMEOUT_MS);
  });
  try {
    const counted = await Promise.race([openAlarms().count().get(), timedOut]);
    return counted.data().count;
  } catch (error) {
    log.error('Firestore cannot be read.', error);
    return null;
  } finally {
    clearTimeout(timer);
  }
}
