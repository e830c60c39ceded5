import { madeBefore } from './create-before-all.ts';
import { place, walk, type Placed, type Plan } from './order-desk.ts';
import { ownShop, type OwnShop } from './isolated-shop.ts';
import { signUp, type Person } from './sample-people.ts';
import type { Answer } from './shop-client.ts';

/** Returns of one customer's orders, asked for by them and carried on by staff. */
export interface ReturnHouse {
  shop: OwnShop;
  admin: Person;
  owner: Person;
  /** an order of the customer that has arrived */
  delivered: (plan?: Plan) => Promise<Placed>;
  ask: (orderId: string, lines: object[], more?: object) => Promise<Answer>;
  step: (id: string, action: string, body: object) => Promise<Answer>;
  /** the return that an answer tells of */
  idOf: (answer: Answer) => string;
}

/** Opens such a house for the tests of a file. */
export function returnHouse(): ReturnHouse {
  const shop = ownShop();
  const admin = madeBefore(() => signUp('admin'));
  const owner = madeBefore(() => signUp('customer'));
  return {
    shop,
    admin,
    owner,
    async delivered(plan = {}) {
      const placed = await place(shop, { owner, ...plan });
      await walk({ shop, admin }, placed.orderId, 'confirm', 'pack', 'ship', 'deliver');
      return placed;
    },
    ask: (orderId, lines, more = {}) =>
      shop.post(`/orders/${orderId}/returns`, { lines, ...more }, { token: owner.token }),
    step: (id, action, body) => shop.post(`/returns/${id}/${action}`, body, { token: admin.token }),
    idOf: ({ body }) => (body.return as { id: string }).id,
  };
}
