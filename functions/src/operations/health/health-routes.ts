import { Router } from 'express';

import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { log } from '../../platform/log.ts';
import { openAlarms } from '../../records/alarm-record.ts';

/** Milliseconds until Firestore counts as unavailable. */
const TIMEOUT_MS = 5_000;

/** GET /api/health: status and number of open alarms, for monitoring. Contains nothing private. Costs one read. */
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

  router.all('/', refuseOtherMethods('GET'));
  return router;
}

/** Null when Firestore does not answer. */
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
