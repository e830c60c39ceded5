import { permissionsOf } from '@kargha/domain/people/staff-permissions';

import { cancelByStaff } from '../../../functions/src/orders/cancel-by-staff.ts';
import { takeStaffStep } from '../../../functions/src/orders/staff-order-steps.ts';
import { shipParcel } from '../../../functions/src/orders/ship-parcel.ts';
import { refundOrder } from '../../../functions/src/money/refunds/refund-order.ts';
import { expect } from 'vitest';

import { orderOf } from '../ledger-fixtures.ts';
import { errorCode, type RealOrder, type RealShop } from './real-shop.ts';
import {
  releaseReservation,
  isCardPartSame,
  removeFromStock,
  readRefundableMoney,
  refundMoney,
  receiveMoney,
  expectedError,
  reserve,
  type ModelOrder,
  type ModelState,
  type ShopModel,
} from './shop-model.ts';

export const STAFF = 'staff';
const A_RUPEE = 100;

/** An action on an order in certain states; `pick` chooses among the candidates. */
export interface OrderAction {
  name: string;
  on: readonly ModelState[];
  also?: (order: ModelOrder, model: ShopModel) => boolean;
  run: (step: {
    model: ShopModel;
    order: ModelOrder;
    real: RealShop;
    its: RealOrder;
  }) => Promise<void>;
}

const reopen: OrderAction = {
  name: 'reopen',
  on: ['closed'],
  run: async ({ model, order, real, its }) => {
    const isSame = order.price === model.prices[order.product] && isCardPartSame(model, order);
    const wanted = expectedError(model, order) ?? (isSame ? null : 'price_changed');
    expect(await errorCode(real.shop.create(its.checkout))).toBe(wanted);
    if (wanted !== null) return;
    order.state = 'open';
    order.wasClosedByShopper = false;
    reserve(model, order);
  },
};

export type ReportedBy = 'verify' | 'webhook' | 'both' | 'lost';

/** Captures or authorizes a payment and reports it in these ways. */
export function pay(way: ReportedBy, status: 'captured' | 'authorized'): OrderAction {
  return {
    name: `pay by ${way}, ${status}`,
    on: ['open', 'closed', 'placed', 'shipped', 'delivered', 'returned', 'late', 'cancelled'],
    also: ({ atGateway, state, wasPaid }) =>
      atGateway && (way !== 'lost' || state === 'open') && (status === 'captured' || !wasPaid),
    run: async ({ model, order, real: { shop }, its }) => {
      const payment = shop.gateway.pay(its.gatewayOrderId ?? '', status);
      if (way === 'lost') return expireReservation({ model, shop, until: order });
      if (way !== 'webhook') await errorCode(shop.verify(payment));
      if (way !== 'verify') await shop.deliver(`payment.${status}`, payment);
      receiveMoney(model, order);
    },
  };
}

/** Expires the reservation: a lost payment is found then, and every other open order ends unpaid. */
export async function expireReservation({
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
    releaseReservation(model, order);
  }
}

const fail: OrderAction = {
  name: 'fail',
  on: ['open'],
  run: async ({ real: { shop }, its }) => {
    const payment = shop.gateway.pay(its.gatewayOrderId ?? '', 'failed');
    await shop.deliver('payment.failed', payment);
  },
};

const close: OrderAction = {
  name: 'close',
  on: ['open'],
  run: async ({ model, order, real: { shop }, its }) => {
    await shop.close(its);
    order.state = 'closed';
    order.wasClosedByShopper = true;
    releaseReservation(model, order);
  },
};

/** A staff update with the current version of the order. */
export async function staffUpdate({ orderId }: RealOrder, { shop }: RealShop) {
  const { revision = 0 } = await orderOf(orderId);
  return { orderId, revision, actor: STAFF, at: shop.context.now() };
}

const cancel: OrderAction = {
  name: 'cancel',
  on: ['placed', 'packed'],
  run: async ({ model, order, real, its }) => {
    const permissions = permissionsOf(['owner']);
    const update = { ...(await staffUpdate(its, real)), permissions };
    await cancelByStaff(real.shop.context, update, 'Woven wrong.');
    order.state = 'cancelled';
    refundMoney(order, readRefundableMoney(order));
    releaseReservation(model, order);
  },
};

export const pack: OrderAction = {
  name: 'pack',
  on: ['placed'],
  run: async ({ order, real, its }) => {
    await takeStaffStep(await staffUpdate(its, real), 'confirm', '');
    await takeStaffStep(await staffUpdate(its, real), 'pack', '');
    order.state = 'packed';
  },
};

export const ship: OrderAction = {
  name: 'ship',
  on: ['packed'],
  run: async ({ model, order, real, its }) => {
    const parcel = { courier: 'India Post', awb: `EM${its.orderId.slice(0, 12)}`, trackingUrl: '' };
    await shipParcel(real.shop.context.ids, await staffUpdate(its, real), {
      revision: 0,
      ...parcel,
      lines: undefined,
    });
    order.state = 'shipped';
    removeFromStock(model, order);
  },
};

const refund: OrderAction = {
  name: 'refund a rupee',
  on: ['placed', 'packed', 'shipped', 'delivered'],
  also: (order) => readRefundableMoney(order) > A_RUPEE,
  run: async ({ order, real, its }) => {
    const { revision } = await staffUpdate(its, real);
    const staff = { orderId: its.orderId, actor: STAFF };
    const target = { purpose: 'price_adjustment', amount: A_RUPEE } as const;
    const request = { revision, ...target, reason: 'A loose thread.' };
    await refundOrder(real.shop.context, staff, request);
    refundMoney(order, A_RUPEE);
  },
};

export const ORDER_ACTIONS: readonly OrderAction[] = [
  reopen,
  fail,
  close,
  cancel,
  pack,
  ship,
  refund,
];
