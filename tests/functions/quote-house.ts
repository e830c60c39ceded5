import { afterAll, beforeAll, beforeEach } from 'vitest';

import { openOwnShop, type OwnShop } from './isolated-shop.ts';
import { signUp, type Person } from './sample-people.ts';
import { acceptAs, deskOf, submitted, verifiedBuyer, writtenOffer } from './quote-desk.ts';
import type { Answer } from './shop-client.ts';

/** A shop of the file's own with a member of staff at the desk; each test has a verified buyer of its own. */
export interface QuoteHouse {
  shop: OwnShop;
  staff: Person;
  desk: ReturnType<typeof deskOf>;
  buyer: Person;
  /** a request of the buyer that staff have answered with version 1 */
  offered: (offer?: object) => Promise<string>;
  /** accepts version 1, or as `body` says */
  accept: (id: string, who?: Person, body?: object) => Promise<Answer>;
}

/** Opens the house before the file's tests and closes it after them; its people are there from then on. */
export function openQuoteHouse(): QuoteHouse {
  const house = {
    offered: async (offer: object = writtenOffer()) => {
      const id = await submitted(house.shop, house.buyer);
      await house.desk.offer(id, offer);
      return id;
    },
    accept: (id: string, who: Person = house.buyer, body: object = {}) =>
      acceptAs(house.shop, id, who, body),
  } as QuoteHouse;
  beforeAll(async () => {
    house.shop = await openOwnShop();
    house.staff = await signUp('admin');
    house.desk = deskOf(house.shop, house.staff);
  });
  beforeEach(async () => {
    house.buyer = await verifiedBuyer();
  });
  afterAll(() => house.shop.close());
  return house;
}
