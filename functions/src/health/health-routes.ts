import { Router } from 'express';

import { onlyMethods } from '../http/no-such-route.ts';
import { log } from '../platform/log.ts';
import { settingsRef } from '../records/settings-record.ts';

/** So long an answer of Firestore may take before the shop counts as ill. In milliseconds. */
const PATIENCE_MS = 5_000;

/** GET /api/health: whether the shop can work, for whoever watches it; nothing private is told. */
export function healthRoutes(now: () => Date): Router {
  const router = Router();

  router.get('/', async (_request, response) => {
    const firestore = (await canRead()) ? 'ok' : 'unavailable';
    const isWell = firestore === 'ok';
    const checks = { firestore };
    const status = isWell ? 'ok' : 'unavailable';
    response.status(isWell ? 200 : 503).json({ success: isWell, status, checks, at: now() });
  });

  router.all('/', onlyMethods('GET'));
  return router;
}

async function canRead(): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Firestore did not answer in time.')), PATIENCE_MS);
  });
  try {
    await Promise.race([settingsRef().get(), late]);
    return true;
  } catch (error) {
    log.error('Firestore cannot be read.', error);
    return false;
  } finally {
    clearTimeout(timer);
  }
}
