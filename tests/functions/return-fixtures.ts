import { createBeforeAll } from './create-before-all.ts';
import { placeOrder, takeOrderSteps, type PlacedOrder, type OrderPlan } from './staff-orders.ts';
import { isolatedShop, type IsolatedShop } from './isolated-shop.ts';
import { signUp, type Person } from './sample-people.ts';
import type { Answer } from './shop-client.ts';

/** Returns of one customer's orders, handled by staff. */
export interface ReturnFixtures {
  shop: IsolatedShop;
  admin: Person;
  owner: Person;
  /** creates a delivered order */
  delivered: (plan?: OrderPlan) => Promise<PlacedOrder>;
  ask: (orderId: string, lines: object[], more?: object) => Promise<Answer>;
  step: (id: string, action: string, body: object) => Promise<Answer>;
  idOf: (answer: Answer) => string;
}

export function setUpReturns(): ReturnFixtures {
  const shop = isolatedShop();
  const admin = createBeforeAll(() => signUp('admin'));
  const owner = createBeforeAll(() => signUp('customer'));
  return {
    shop,
    admin,
    owner,
    async delivered(plan = {}) {
      const placed = await placeOrder(shop, { owner, ...plan });
      await takeOrderSteps({ shop, admin }, placed.orderId, 'confirm', 'pack', 'ship', 'deliver');
      return placed;
    },
    ask: (orderId, lines, more = {}) =>
      shop.post(`/orders/${orderId}/returns`, { lines, ...more }, { token: owner.token }),
    step: (id, action, body) => shop.post(`/returns/${id}/${action}`, body, { token: admin.token }),
    idOf: ({ body }) => (body.return as { id: string }).id,
  };
}
