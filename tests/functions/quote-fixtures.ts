import { afterAll, beforeAll, beforeEach } from 'vitest';

import { openIsolatedShop, type IsolatedShop } from './isolated-shop.ts';
import { signUp, type Person } from './sample-people.ts';
import {
  acceptOfferAs,
  staffQuotes,
  submitted,
  verifiedBuyer,
  offerInput,
} from './staff-quotes.ts';
import type { Answer } from './shop-client.ts';

/** An isolated shop with a member of staff; each test has its own verified buyer. */
export interface QuoteFixtures {
  shop: IsolatedShop;
  staff: Person;
  quotes: ReturnType<typeof staffQuotes>;
  buyer: Person;
  /** creates a request that staff have answered with version 1 */
  offered: (offer?: object) => Promise<string>;
  /** accepts version 1, unless `body` says otherwise */
  accept: (id: string, who?: Person, body?: object) => Promise<Answer>;
}

/** Opens the shop before the tests of a file and closes it after them. */
export function setUpQuotes(): QuoteFixtures {
  const fixtures = {
    offered: async (offer: object = offerInput()) => {
      const id = await submitted(fixtures.shop, fixtures.buyer);
      await fixtures.quotes.offer(id, offer);
      return id;
    },
    accept: (id: string, who: Person = fixtures.buyer, body: object = {}) =>
      acceptOfferAs(fixtures.shop, id, who, body),
  } as QuoteFixtures;
  beforeAll(async () => {
    fixtures.shop = await openIsolatedShop();
    fixtures.staff = await signUp('admin');
    fixtures.quotes = staffQuotes(fixtures.shop, fixtures.staff);
  });
  beforeEach(async () => {
    fixtures.buyer = await verifiedBuyer();
  });
  afterAll(() => fixtures.shop.close());
  return fixtures;
}
