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

/** A shop of the file's own with a member of staff at the desk; each test has a verified buyer of its own. */
export interface QuoteFixtures {
  shop: IsolatedShop;
  staff: Person;
  quotes: ReturnType<typeof staffQuotes>;
  buyer: Person;
  /** a request of the buyer that staff have answered with version 1 */
  offered: (offer?: object) => Promise<string>;
  /** accepts version 1, or as `body` says */
  accept: (id: string, who?: Person, body?: object) => Promise<Answer>;
}

/** Opens the house before the file's tests and closes it after them; its people are there from then on. */
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
