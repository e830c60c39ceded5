import { randomInt, randomUUID } from 'node:crypto';

import { rupeesToPaise } from '@kargha/domain/money/paise';
import { priceOrder } from '@kargha/domain/pricing/price-order';

import type { Answer, CallOptions, ShopClient } from './shop-client.ts';

export interface RequestedLine {
  productId: string;
  quantity: number;
  /** rupees */
  price: number;
  options?: Record<string, string>;
  services?: string[];
  /** in mm */
  measurements?: Record<string, number>;
  giftNote?: string;
}

export interface Opened {
  orderId: string;
  orderNumber: string;
  trackingToken: string;
  gatewayOrderId: string;
  amount: number;
}

/** A guest. Each test file uses its own mailbox, since failed payments are counted per mailbox. */
export const asha = {
  name: 'Asha Verma',
  email: `asha.${randomUUID()}@kargha.example`,
  phone: '9876543210',
  address: {
    line1: '4 Mill Road',
    city: 'Pune',
    state: 'Maharashtra',
    pincode: '411001',
    country: 'India',
  },
};

/** The correct amount in paise, as the browser computes it. */
export function amountOf(wanted: readonly RequestedLine[]): number {
  return priceOrder(
    wanted.map(({ price, quantity }) => ({
      unitPrice: rupeesToPaise(price),
      quantity,
      chargeTax: true,
    })),
  ).total;
}

export function checkoutOf(...wanted: RequestedLine[]) {
  return {
    amount: amountOf(wanted),
    currency: 'INR',
    receipt: `t_${randomUUID().slice(0, 30)}`,
    items: wanted.map(({ price: _, ...item }) => item),
    customer: asha,
  };
}

export function fromAnywhere(): CallOptions {
  return {
    from: `2001:db8:${randomInt(0xffff).toString(16)}:${randomInt(0xffff).toString(16)}::1`,
  };
}

export async function open(
  shop: ShopClient,
  checkout: object,
  options: CallOptions = fromAnywhere(),
): Promise<Opened> {
  const answer = await shop.post('/razorpay/create-order', checkout, options);
  if (answer.status !== 200) throw new Error(`create-order: ${JSON.stringify(answer.body)}`);
  return opened(answer);
}

function opened({ body }: Answer): Opened {
  const { id, amount } = body.order as { id: string; amount: number };
  const { orderId, orderNumber, trackingToken } = body as unknown as Opened;
  return { orderId, orderNumber, trackingToken, gatewayOrderId: id, amount };
}

export function close(shop: ShopClient, { orderId, trackingToken }: Opened): Promise<Answer> {
  return shop.post('/razorpay/cancel-order', { orderId, trackingToken });
}
