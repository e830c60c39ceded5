import { claimOrders } from '../../../functions/src/orders/claim-orders.ts';
import { takeCourierStep } from '../../../functions/src/orders/courier-steps.ts';
import { receiveReturn } from '../../../functions/src/orders/returns/receive-return.ts';
import { refundReturn } from '../../../functions/src/orders/returns/refund-return.ts';
import { userRef } from '../../../functions/src/records/user-record.ts';
import { requestReturn } from '../../../functions/src/orders/returns/request-return.ts';
import { takeReturnStep } from '../../../functions/src/orders/returns/return-steps.ts';

import { asha } from '../checkout-fixtures.ts';
import { staffUpdate, pack, ship, STAFF, type OrderAction } from './order-actions.ts';
import { lineOf, type RealShop } from './real-shop.ts';
import { restockItems, readRefundableMoney, refundMoney, type ModelOrder } from './shop-model.ts';

const ASHA = 'asha-verma';

const deliver: OrderAction = {
  name: 'deliver',
  on: ['shipped'],
  run: async ({ order, real, its }) => {
    await takeCourierStep(await staffUpdate(its, real), 'deliver', { note: '' });
    order.state = 'delivered';
  },
};

/** Packs, ships and delivers in one action, because single steps rarely get this far in a run. */
const handOver: OrderAction = {
  name: 'hand over',
  on: ['placed'],
  run: async (step) => {
    for (const { run } of [pack, ship, deliver]) await run(step);
  },
};

/**
 * Returns all items. Restocked items become available again; the gateway and gift card amounts not yet refunded
 * are refunded.
 */
function returnAll(isSoldAgain: boolean): OrderAction {
  return {
    name: isSoldAgain ? 'return intact' : 'return damaged',
    on: ['delivered'],
    run: async ({ model, order, real, its }) => {
      const restock = isSoldAgain ? order.items : 0;
      const returnId = await createReturn(real, order, its.orderId);
      const step = { returnId, actor: STAFF, at: real.shop.context.now(), answer: '' };
      await takeReturnStep({ ...step, revision: 0 }, 'approved');
      const lines = [{ ...lineOf(real, order.product), received: order.items, restock }];
      await receiveReturn({ ...step, revision: 1 }, { revision: 1, answer: '', lines });
      order.state = 'returned';
      restockItems(model, order, restock);
      const left = readRefundableMoney(order) + order.totals.giftCard;
      if (left === 0) return;
      await refundReturn(real.shop.context, { ...step, revision: 2 }, left);
      refundMoney(order, readRefundableMoney(order));
      model.card += order.totals.giftCard;
    },
  };
}

async function createReturn(real: RealShop, order: ModelOrder, orderId: string): Promise<string> {
  const { now } = real.shop.context;
  const person = {
    uid: ASHA,
    email: asha.email,
    emailVerified: true,
    signInProvider: 'password',
    signedInAt: now(),
  };
  await userRef(ASHA).set({ role: 'customer', provenMailbox: asha.email }, { merge: true });
  await claimOrders(person, now());
  const line = { ...lineOf(real, order.product), quantity: order.items };
  const { id } = await requestReturn(
    { orderId, person },
    { lines: [{ ...line, reason: 'different' }], note: '', photos: [] },
    now,
  );
  return id;
}

export const RETURN_ACTIONS: readonly OrderAction[] = [
  deliver,
  handOver,
  handOver,
  returnAll(true),
  returnAll(false),
];
