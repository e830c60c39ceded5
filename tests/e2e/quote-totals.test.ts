import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';
import { expect, test } from 'vitest';

import type { OfferBasis } from '@kargha/domain/quotes/quote-schema';
import { priceOffer, type PricedOffer } from '@kargha/domain/quotes/quote-totals';

import { randomOffers } from '../quotes/random-offers.ts';
import { caseCount } from '../soak/case-count.ts';
import { newShopper } from './shop-browser.ts';

const OFFERS = caseCount({ usual: 1000, all: 10_000 });

const SOURCE = fileURLToPath(new URL('../../domain/src/quotes/quote-totals.ts', import.meta.url));

interface WithTotals {
  quoteTotals: { priceOffer: (offer: OfferBasis) => PricedOffer };
}

test('prices a thousand offers alike in the browser and on the server, to the paisa', async () => {
  const { outputFiles } = await build({
    ...{ entryPoints: [SOURCE], bundle: true, write: false },
    ...{ format: 'iife', globalName: 'quoteTotals' },
  });
  const offers = randomOffers(OFFERS);
  const page = await newShopper();
  await page.addScriptTag({ content: outputFiles[0]!.text });
  const inBrowser = await page.evaluate((asked) => {
    const { quoteTotals } = globalThis as unknown as WithTotals;
    return asked.map((offer) => quoteTotals.priceOffer(offer));
  }, offers);
  const differing = offers.filter(
    (offer, at) => JSON.stringify(inBrowser[at]) !== JSON.stringify(priceOffer(offer)),
  );
  expect(differing).toEqual([]);
});
