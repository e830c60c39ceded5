import { cancelByStaff } from '../../../functions/src/orders/cancel-by-staff.ts';
import { takeStaffStep } from '../../../functions/src/orders/staff-order-steps.ts';
import { shipParcel } from '../../../functions/src/orders/ship-parcel.ts';
import { refundOrder } from '../../../functions/src/refunds/refund-order.ts';
import { expect } from 'vitest';

import { orderOf } from '../ledger-fixtures.ts';
import { refusal, type RealOrder, type RealShop } from './real-shop.ts';
import {
  giveBack,
  isCardPartSame,
  leaveTheShop,
  readRefundableMoney,
  payBack,
  receiveMoney,
  refusalOf,
  take,
  type ModelOrder,
  type ModelState,
  type ShopModel,
} from './shop-model.ts';

export const STAFF = 'staff';
const A_RUPEE = 100;

/** An action on an order in certain states; `pick` chooses among the candidates. */
export interface Deed {
  name: string;
  on: readonly ModelState[];
  also?: (order: ModelOrder, model: ShopModel) => boolean;
  run: (deed: {
    model: ShopModel;
    order: ModelOrder;
    real: RealShop;
    its: RealOrder;
  }) => Promise<void>;
}

const reopen: Deed = {
  name: 'reopen',
  on: ['closed'],
  run: async ({ model, order, real, its }) => {
    const isSame = order.price === model.prices[order.product] && isCardPartSame(model, order);
    const wanted = refusalOf(model, order) ?? (isSame ? null : 'price_changed');
    expect(await refusal(real.shop.create(its.checkout))).toBe(wanted);
    if (wanted !== null) return;
    order.state = 'open';
    order.wasGivenUp = false;
    take(model, order);
  },
};

export type Way = 'verify' | 'webhook' | 'both' | 'lost';

/** Captures or authorizes a payment and reports it in these ways. */
export function pay(way: Way, status: 'captured' | 'authorized'): Deed {
  return {
    name: `pay by ${way}, ${status}`,
    on: ['open', 'closed', 'placed', 'shipped', 'delivered', 'returned', 'late', 'cancelled'],
    also: ({ atGateway, state, wasPaid }) =>
      atGateway && (way !== 'lost' || state === 'open') && (status === 'captured' || !wasPaid),
    run: async ({ model, order, real: { shop }, its }) => {
      const payment = shop.gateway.pay(its.gatewayOrderId ?? '', status);
      if (way === 'lost') return afterTime({ model, shop, until: order });
      if (way !== 'webhook') await refusal(shop.verify(payment));
      if (way !== 'verify') await shop.deliver(`payment.${status}`, payment);
      receiveMoney(model, order);
    },
  };
}

/** Expires the reservation: a lost payment is found then, and every other open order ends unpaid. */
export async function afterTime({
  model,
  shop,
  until,
}: {
  model: ShopModel;
  shop: RealShop['shop'];
  until: ModelOrder | null;
}): Promise<void> {
  shop.passMinutes(16);
  await shop.sweep();
  if (until) receiveMoney(model, until);
  for (const order of model.orders.filter(({ state }) => state === 'open')) {
    order.state = 'closed';
    giveBack(model, order);
  }
}

const fail: Deed = {
  name: 'fail',
  on: ['open'],
  run: async ({ real: { shop }, its }) => {
    const payment = shop.gateway.pay(its.gatewayOrderId ?? '', 'failed');
    await shop.deliver('payment.failed', payment);
  },
};

const close: Deed = {
  name: 'close',
  on: ['open'],
  run: async ({ model, order, real: { shop }, its }) => {
    await shop.close(its);
    order.state = 'closed';
    order.wasGivenUp = true;
    giveBack(model, order);
  },
};

/** A staff update with the current version of the order. */
export async function changeOf({ orderId }: RealOrder, { shop }: RealShop) {
  const { revision = 0 } = await orderOf(orderId);
  return { orderId, revision, actor: STAFF, at: shop.context.now() };
}

const cancel: Deed = {
  name: 'cancel',
  on: ['placed', 'packed'],
  run: async ({ model, order, real, its }) => {
    await cancelByStaff(real.shop.context, await changeOf(its, real), 'Woven wrong.');
    order.state = 'cancelled';
    payBack(order, readRefundableMoney(order));
    giveBack(model, order);
  },
};

export const pack: Deed = {
  name: 'pack',
  on: ['placed'],
  run: async ({ order, real, its }) => {
    await takeStaffStep(await changeOf(its, real), 'confirm', '');
    await takeStaffStep(await changeOf(its, real), 'pack', '');
    order.state = 'packed';
  },
};

export const ship: Deed = {
  name: 'ship',
  on: ['packed'],
  run: async ({ model, order, real, its }) => {
    const parcel = { courier: 'India Post', awb: `EM${its.orderId.slice(0, 12)}`, trackingUrl: '' };
    await shipParcel(real.shop.context.ids, await changeOf(its, real), {
      revision: 0,
      ...parcel,
      lines: undefined,
    });
    order.state = 'shipped';
    leaveTheShop(model, order);
  },
};

const refund: Deed = {
  name: 'refund a rupee',
  on: ['placed', 'packed', 'shipped', 'delivered'],
  also: (order) => readRefundableMoney(order) > A_RUPEE,
  run: async ({ order, real, its }) => {
    const { revision } = await changeOf(its, real);
    const staff = { orderId: its.orderId, actor: STAFF };
    const request = { revision, amount: A_RUPEE, reason: 'A loose thread.' };
    await refundOrder(real.shop.context, staff, request);
    payBack(order, A_RUPEE);
  },
};

export const DEEDS: readonly Deed[] = [reopen, fail, close, cancel, pack, ship, refund];
