import { randomUUID } from 'node:crypto';

import { createPaymentOrder } from '../../functions/src/money/checkout/create-order.ts';
import { cancelOrder } from '../../functions/src/money/reservations/cancel-order.ts';
import {
  sweepExpiredReservations,
  type Sweep,
} from '../../functions/src/money/reservations/expired-reservations.ts';
import type { PaymentContext } from '../../functions/src/money/payments/payment-context.ts';
import { razorpayAccount } from '../../functions/src/money/gateway/razorpay-account.ts';
import type { GatewayPayment } from '../../functions/src/money/gateway/payment-gateway.ts';
import {
  reconcileRecentOrders,
  type ReconcileResult,
} from '../../functions/src/money/payments/reconcile-payments.ts';
import { verifyPayment } from '../../functions/src/money/payments/verify-payment.ts';
import { receiveWebhook } from '../../functions/src/money/payments/webhook.ts';
import { keyedIds } from '../../functions/src/platform/keyed-ids.ts';
import { DEMO_CREDENTIALS } from '../../local-suite/razorpay/demo-credentials.ts';
import { db } from './ledger-fixtures.ts';
import type { checkoutOf } from './checkout-fixtures.ts';
import { inMemoryGateway, type InMemoryGateway } from './in-memory-gateway.ts';
import { checkoutSignature, sandboxUrl, webhook } from './sandbox-client.ts';

type Checkout = ReturnType<typeof checkoutOf> & { couponCode?: string; giftCard?: string };
type Opened = Awaited<ReturnType<typeof createPaymentOrder>>;

/** The payment use cases without HTTP, over the suite's Firestore and an in-memory gateway. */
export interface InProcessShop {
  context: PaymentContext;
  gateway: InMemoryGateway;
  passMinutes: (minutes: number) => void;
  create: (checkout: Checkout, uid?: string | null, address?: string | null) => Promise<Opened>;
  close: (opened: Pick<Opened, 'orderId' | 'trackingToken'>) => Promise<unknown>;
  verify: (payment: GatewayPayment) => Promise<unknown>;
  /** delivers this event; the same id is the same delivery */
  deliver: (event: string, payment: GatewayPayment, eventId?: string) => Promise<void>;
  sweep: () => Promise<Sweep>;
  /** runs once a night */
  reconcile: () => Promise<ReconcileResult>;
}

/** `change` can wrap the ports. */
export function openInProcessShop(
  change: (context: PaymentContext) => PaymentContext = (context) => context,
): InProcessShop {
  db();
  const { keyId, keySecret, webhookSecret, giftCardKey } = DEMO_CREDENTIALS;
  const gateway = inMemoryGateway();
  let ahead = 0;
  const context = change({
    gateway,
    account: razorpayAccount({ keyId, keySecret, baseUrl: sandboxUrl() }),
    keyId,
    keySecret,
    webhookSecrets: [webhookSecret],
    ids: keyedIds(keySecret),
    cardKeys: keyedIds(giftCardKey),
    scheduleExpiry: () => Promise.resolve(),
    taxPortal: null,
    couriers: null,
    courierWebhookToken: '',
    now: () => new Date(Date.now() + ahead),
  });
  return {
    context,
    gateway,
    passMinutes: (minutes) => (ahead += minutes * 60_000),
    create: (checkout, uid = null, address = null) =>
      createPaymentOrder(context, { uid, address }, withLine2(checkout)),
    close: (opened) => cancelOrder(context, opened),
    verify: ({ id, gatewayOrderId }) =>
      verifyPayment(context, {
        razorpay_payment_id: id,
        razorpay_order_id: gatewayOrderId,
        razorpay_signature: checkoutSignature(gatewayOrderId, id),
      }),
    deliver: (event, payment, eventId = randomUUID()) => {
      const { body, signature } = webhook(event, { payment: wireOf(payment) });
      return receiveWebhook(context, { body: Buffer.from(body), signature, eventId });
    },
    sweep: () => sweepExpiredReservations(context),
    reconcile: () => reconcileRecentOrders(context),
  };
}

/** The schema adds an empty second address line. */
function withLine2({ customer, ...checkout }: Checkout) {
  const address = { line2: '', ...customer.address, country: 'India' as const };
  return { ...checkout, currency: 'INR' as const, customer: { ...customer, address } };
}

function wireOf({ gatewayOrderId, begunAt, ...payment }: GatewayPayment) {
  const seconds = begunAt && Math.floor(begunAt.getTime() / 1000);
  return { ...payment, order_id: gatewayOrderId, created_at: seconds };
}
