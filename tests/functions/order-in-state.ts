import { db, stockProduct } from './ledger-fixtures.ts';
import { newAwb } from './staff-orders.ts';

import type { OrderState } from '@kargha/domain/orders/order-state';

const LEFT = ['shipped', 'in_transit', 'out_for_delivery', 'delivered', 'rto', 'returned'];
const ARRIVED = ['delivered', 'returned'];

/** Writes an order of one item in a given state straight to Firestore. */
export async function orderIn(
  state: OrderState,
  uid: string,
): Promise<{ id: string; productId: string }> {
  const isGone = LEFT.includes(state);
  const isOff = state === 'cancelled' || state === 'expired';
  const committed = isGone || isOff ? 0 : 1;
  const productId = await stockProduct({ quantity: 5, committed });
  const id = `test-${productId.slice(5)}`;
  const now = new Date();
  const parcel = {
    id: 'parcel-1',
    courier: 'Hamsa Express',
    awb: newAwb(),
    trackingUrl: '',
    lines: [{ productId, quantity: 1 }],
    shippedAt: now,
    deliveredAt: ARRIVED.includes(state) ? now : null,
  };
  await db()
    .doc(`orders/${id}`)
    .set({
      number: `KG-${id.slice(-8).toUpperCase()}`,
      uid,
      state,
      stateTimes: { [state]: now },
      closedBy: null,
      lines: [{ ...LINE, productId }],
      totals: { subtotal: 180_000, discount: 0, shipping: 0, tax: 0, giftCard: 0, total: 180_000 },
      coupon: null,
      giftCard: null,
      currency: 'INR',
      customer: CUSTOMER,
      payment: { ...PAYMENT, paymentId: `pay_${id}` },
      reviewReasons: [],
      stockHeld: !isOff,
      holdRound: 1,
      holdExpiresAt: null,
      shipments: isGone ? [parcel] : [],
      createdAt: now,
      updatedAt: now,
      checkout: { receipt: id, fingerprint: '', placedFrom: null, personKey: '' },
      trackingTokenHashes: [],
      awbs: isGone ? [parcel.awb] : [],
    });
  return { id, productId };
}

const LINE = {
  title: 'Test piece',
  image: '',
  sku: '',
  hsnCode: '',
  unitPrice: 180_000,
  quantity: 1,
  chargeTax: true,
  discount: 0,
  held: 1,
};

const CUSTOMER = {
  name: 'Asha Verma',
  email: 'asha.verma@kargha.example',
  phone: '9876543210',
  address: {
    line1: '4 Mill Road',
    line2: '',
    city: 'Pune',
    state: 'Maharashtra',
    pincode: '411001',
    country: 'India',
  },
};

const PAYMENT = {
  state: 'captured',
  gateway: 'razorpay',
  gatewayOrderId: null,
  method: 'upi',
  captured: 180_000,
  refunded: 0,
};
