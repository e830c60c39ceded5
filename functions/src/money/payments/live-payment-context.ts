import { keyedIds } from '../../platform/keyed-ids.ts';
import type { PaymentSettings } from '../../platform/payment-settings.ts';
import { scheduleOrderExpiryTask } from '../reservations/schedule-order-expiry.ts';
import type { PaymentContext } from './payment-context.ts';
import { razorpayGateway } from '../gateway/razorpay-gateway.ts';

export function livePaymentContext(settings: PaymentSettings): PaymentContext {
  return {
    ...settings,
    gateway: razorpayGateway(settings),
    ids: keyedIds(settings.keySecret),
    cardKeys: keyedIds(settings.giftCardKey),
    scheduleExpiry: scheduleOrderExpiryTask,
    now: () => new Date(),
  };
}
