import type { Router } from 'express';

import { healthEndpoints } from '@kargha/domain/reports/health-endpoints';

import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { log } from '../../platform/log.ts';
import { openAlarms } from '../../records/alarm-record.ts';

/** Milliseconds until Firestore counts as unavailable. */
const TIMEOUT_MS = 5_000;

/** For monitoring. Contains nothing private. Costs one read. */
export function healthRoutes(now: () => Date): Router {
  return serveEndpoints(healthEndpoints, {
    async find({ response }) {
      const alarms = await countAlarms();
      const isHealthy = alarms !== null;
      const status = isHealthy ? 'ok' : 'unavailable';
      const fields = { status, checks: { firestore: status }, alarms, at: now() } as const;
      if (!isHealthy) response.status(503).json({ success: false, ...fields });
      return fields;
    },
  });
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
