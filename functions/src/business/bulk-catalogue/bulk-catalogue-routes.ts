import type { Request, Router } from 'express';

import { gstInPrices } from '@kargha/domain/pricing/included-tax';
import type { PriceTerms } from '@kargha/domain/pricing/price-order';
import { bulkCatalogueEndpoints } from '@kargha/domain/quotes/bulk-catalogue-endpoints';
import { MINUTE_MS } from '@kargha/domain/records/time-spans';

import { findCaller } from '../../http/caller.ts';
import { clientAddress } from '../../http/client-address.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import { createSharedLimit } from '../../http/shared-limit.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { cacheByPrices } from '../../records/cache-by-prices.ts';
import { priceTerms } from '../../records/settings-record.ts';
import { bulkProducts, canSeeTiers } from './bulk-products.ts';
import { cataloguePdf } from './catalogue-pdf.ts';

/** Drawing a catalogue reads many documents and pictures; the public one is the same for everyone. */
const PUBLIC_COPY_MS = 10 * MINUTE_MS;

const PER_ADDRESS: RateLimit = { scope: 'bulk-catalogue', attempts: 10, minutes: 60 };
/** A catalogue with bulk prices is drawn for each request. */
const PER_BUYER: RateLimit = { scope: 'bulk-catalogue-buyer', attempts: 10, minutes: 60 };

const COPIES_PER_HOUR = 600;

/** Public; verified business buyers see bulk prices. `perHour` limits the public copies of one instance. */
export function bulkCatalogueRoutes(now: () => Date, perHour = COPIES_PER_HOUR): Router {
  const ceiling = createSharedLimit(perHour, now);
  const draw = async (tiers: boolean, { tax, at }: PriceTerms) =>
    cataloguePdf(await bulkProducts({ tiers }), { gst: gstInPrices(tax, at), at });
  const publicCopy = cacheByPrices(PUBLIC_COPY_MS, now, (terms) => draw(false, terms));

  const fileFor = async (request: Request): Promise<Buffer> => {
    const caller = await findCaller(request);
    if (caller && (await canSeeTiers(caller.uid))) {
      await consumeAttempt(PER_BUYER, caller.uid, now());
      return draw(true, await priceTerms(now()));
    }
    await ceiling(() => consumeAttempt(PER_ADDRESS, clientAddress(request), now()));
    return publicCopy(await priceTerms(now()));
  };

  return serveEndpoints(bulkCatalogueEndpoints, {
    pdf: async ({ request, response }) => {
      const file = await fileFor(request);
      response.type('application/pdf');
      response.set('Content-Disposition', 'attachment; filename="kargha-bulk-catalogue.pdf"');
      response.send(file);
    },
  });
}
