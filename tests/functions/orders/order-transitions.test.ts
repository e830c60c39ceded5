import { describe, expect, test } from 'vitest';

import { ORDER_ACTIONS, PARCEL_ACTIONS } from '@kargha/domain/orders/order-action';
import {
  ORDER_STATES,
  ORDER_TRANSITIONS,
  type OrderState,
} from '@kargha/domain/orders/order-state';

import { expectStockToBalance, orderOf } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { BODIES } from '../staff-orders.ts';
import { orderIn } from '../order-in-state.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));
const owner = createBeforeAll(() => signUp('customer'));
const stranger = createBeforeAll(() => signUp('customer'));

const COURIER_STEPS = ['in-transit', 'out-for-delivery', 'deliver', 'rto'] as const;
const STAFF_STEPS = ['confirm', 'pack', 'ship', 'hold', 'release', 'cancel'] as const;

describe.each(ORDER_STATES)('an order that is %s', (state) => {
  test('allows exactly the steps of the table, for staff only', async () => {
    for (const action of [...STAFF_STEPS, ...COURIER_STEPS]) {
      const order = await orderIn(state, owner.uid);
      const path = `/orders/${order.id}/${action}`;
      const body = { revision: 0, ...BODIES[action]?.() };
      await expectRefusal(path, body);
      expect((await orderOf(order.id)).state).toBe(state);
      const answer = await shop.post(path, body, { token: admin.token });
      const after = await orderOf(order.id);
      if (statesOf(action).includes(state)) {
        expect(answer.status, `${action} while ${state}`).toBe(200);
        expect([state, ...ORDER_TRANSITIONS[state]]).toContain(after.state);
        expect(after.revision).toBe(1);
      } else {
        expect(answer, `${action} while ${state}`).toMatchObject({
          status: 409,
          body: { code: 'not_allowed' },
        });
        expect(after).toMatchObject({ state });
        expect(after.revision).toBeUndefined();
      }
      await expectStockToBalance(order.productId);
    }
  });
});

/** Guests, the owner and other customers are refused. */
async function expectRefusal(path: string, body: object): Promise<void> {
  expect((await shop.post(path, body)).status).toBe(401);
  for (const { token } of [owner, stranger]) {
    expect((await shop.post(path, body, { token })).status).toBe(403);
  }
}

/** The states in which the table allows a step. */
function statesOf(
  action: (typeof STAFF_STEPS)[number] | (typeof COURIER_STEPS)[number],
): readonly OrderState[] {
  if (action === 'ship') return ['packed'];
  if (action in ORDER_ACTIONS) return ORDER_ACTIONS[action as keyof typeof ORDER_ACTIONS];
  const to = PARCEL_ACTIONS[action as keyof typeof PARCEL_ACTIONS];
  return ORDER_STATES.filter(
    (state) => ['shipped', 'in_transit', 'out_for_delivery'].includes(state) && to !== state,
  ).filter((state) => !(state === 'shipped' && to === 'shipped'));
}
