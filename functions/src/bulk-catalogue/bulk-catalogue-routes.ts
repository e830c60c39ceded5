import { Router, type Request } from 'express';

import { MINUTE_MS } from '@kargha/domain/records/time-spans';

import { callerOf } from '../http/caller.ts';
import { clientAddress } from '../http/client-address.ts';
import { onlyMethods } from '../http/unmatched-routes.ts';
import { takeTry, type RateLimit } from '../http/rate-limit.ts';
import { sharedCeiling } from '../http/shared-limit.ts';
import { keptFor } from '../platform/cache-for.ts';
import { bulkProducts, canSeeTiers } from './bulk-products.ts';
import { cataloguePdf } from './catalogue-pdf.ts';

/** Drawing one takes many documents and pictures; the public one is the same for everybody. */
const PUBLIC_COPY_MS = 10 * MINUTE_MS;

const PER_ADDRESS: RateLimit = { scope: 'bulk-catalogue', tries: 10, minutes: 60 };
/** A catalogue with tier prices is drawn anew each time. */
const PER_BUYER: RateLimit = { scope: 'bulk-catalogue-buyer', tries: 10, minutes: 60 };

/** More public copies than an instance gives away in its busiest hour. */
const COPIES_PER_HOUR = 600;

/**
 * GET /api/bulk/catalogue.pdf: for everybody; with tier prices for verified business buyers.
 * @param perHour public copies that one instance gives away in an hour, whoever asks
 */
export function bulkCatalogueRoutes(now: () => Date, perHour = COPIES_PER_HOUR): Router {
  const router = Router();
  const ceiling = sharedCeiling(perHour, now);
  const draw = async (tiers: boolean) => cataloguePdf(await bulkProducts({ tiers }), now());
  const publicCopy = keptFor(PUBLIC_COPY_MS, now, () => draw(false));

  const fileFor = async (request: Request): Promise<Buffer> => {
    const caller = await callerOf(request);
    if (caller && (await canSeeTiers(caller.uid))) {
      await takeTry(PER_BUYER, caller.uid, now());
      return draw(true);
    }
    await ceiling(() => takeTry(PER_ADDRESS, clientAddress(request), now()));
    return publicCopy();
  };

  router.get('/catalogue.pdf', async (request, response) => {
    const file = await fileFor(request);
    response.type('application/pdf');
    response.set('Content-Disposition', 'attachment; filename="kargha-bulk-catalogue.pdf"');
    response.send(file);
  });

  router.all('/catalogue.pdf', onlyMethods('GET'));
  return router;
}
