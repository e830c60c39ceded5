import { Router } from 'express';

import { callerOf } from '../http/caller.ts';
import { clientAddress } from '../http/client-address.ts';
import { onlyMethods } from '../http/no-such-route.ts';
import { takeTry, type RateLimit } from '../http/rate-limit.ts';
import { bulkProducts } from './bulk-products.ts';
import { cataloguePdf } from './catalogue-pdf.ts';

/** A catalogue is drawn anew each time, from many documents and pictures. */
const PER_ADDRESS: RateLimit = { scope: 'bulk-catalogue', tries: 10, minutes: 60 };

/** GET /api/bulk/catalogue.pdf: for everybody; with tier prices for verified business buyers. */
export function bulkCatalogueRoutes(now: () => Date): Router {
  const router = Router();

  router.get('/catalogue.pdf', async (request, response) => {
    const caller = await callerOf(request);
    await takeTry(PER_ADDRESS, clientAddress(request), now());
    const file = await cataloguePdf(await bulkProducts(caller?.uid ?? null), now());
    response.type('application/pdf');
    response.set('Content-Disposition', 'attachment; filename="kargha-bulk-catalogue.pdf"');
    response.send(file);
  });

  router.all('/catalogue.pdf', onlyMethods('GET'));
  return router;
}
