import { randomInt, randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import { rupeesToPaise } from '@kargha/domain/money/paise';
import type { CashOnDeliverySettings } from '@kargha/domain/payments/cash-on-delivery-settings';

import { asha, checkoutOf, fromAnywhere } from './checkout-fixtures.ts';
import { db, stockProduct } from './ledger-fixtures.ts';
import { openSettingsClient } from './settings-client.ts';
import { newAwb, takeOrderStep, takeOrderSteps } from './staff-orders.ts';

/** A shop that offers cash on delivery, for files that run alone: the setting is shared. */
export function openCashShop() {
  const { shop, admin, publicSettings } = openSettingsClient();
  const staff = { shop, admin };
  async function offering(changes: Partial<CashOnDeliverySettings> = {}): Promise<void> {
    await publicSettings().update({ cashOnDelivery: { isOn: true, maxRupees: 9000, ...changes } });
  }

  const create = (wanted: object) => shop.post('/razorpay/create-order', wanted, fromAnywhere());

  async function opened(wanted: CashCheckout) {
    const { status, body } = await create(wanted);
    expect(body).toMatchObject({ order: null, needsCode: true, state: 'pending_payment' });
    expect(status).toBe(200);
    return body as unknown as CashOrder;
  }

  const confirm = ({ orderId, trackingToken }: CashOrder, code: string) =>
    shop.post('/cash-on-delivery/confirm', { orderId, trackingToken, code });

  async function placed(wanted?: Wanted): Promise<CashOrder & { productId: string }> {
    const sent = await cashCheckout(wanted);
    const key = await opened(sent);
    expect(await confirm(key, await codeFor(key.orderId))).toMatchObject({ status: 200 });
    return { ...key, productId: sent.items[0]!.productId };
  }

  async function shipped(wanted?: Wanted) {
    const order = await placed(wanted);
    const awb = newAwb();
    await takeOrderSteps(staff, order.orderId, 'confirm', 'pack');
    const sent = await takeOrderStep(staff, order.orderId, 'ship', { courier: 'Hamsa', awb });
    expect(sent.status).toBe(200);
    return { ...order, awb };
  }

  const remit = (rows: object[], more: object = {}) =>
    shop.post(
      '/remittances',
      { reference: `UTR${randomInt(1e9)}`, day: '2026-11-26', rows, ...more },
      { token: admin.token },
    );
  return {
    shop,
    admin,
    staff,
    publicSettings,
    offering,
    create,
    opened,
    confirm,
    placed,
    shipped,
    remit,
  };
}

export interface CashOrder {
  orderId: string;
  orderNumber: string;
  trackingToken: string;
}

const RUPEES = 1800;

/** Another person in each test: the history counts. */
export const newCustomer = () => ({
  ...asha,
  email: `cod.${randomUUID()}@kargha.example`,
  phone: `9${String(randomInt(1e9)).padStart(9, '0')}`,
  address: { ...asha.address, line1: `${randomInt(1e6)} Mill Road` },
});

interface Wanted {
  customer?: ReturnType<typeof newCustomer>;
  productId?: string;
  fee?: number;
}

export async function cashCheckout({ customer = newCustomer(), productId, fee = 0 }: Wanted = {}) {
  const id = productId ?? (await stockProduct({ quantity: 10 }));
  const wanted = checkoutOf({ productId: id, quantity: 1, price: RUPEES });
  const amount = wanted.amount + rupeesToPaise(fee);
  return { ...wanted, amount, customer, cashOnDelivery: true };
}

export type CashCheckout = Awaited<ReturnType<typeof cashCheckout>>;

export async function codeFor(orderId: string, round = 1): Promise<string> {
  const email = await db().doc(`mail/order_${orderId}_code-${round}`).get();
  return /\d{6}/.exec(String(email.get('message.subject')))?.[0] ?? '';
}
