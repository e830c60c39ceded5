import { keyedIds } from '../../platform/keyed-ids.ts';
import type { PaymentSettings } from '../../platform/payment-settings.ts';
import { scheduleOrderExpiryTask } from '../reservations/schedule-order-expiry.ts';
import type { PaymentContext } from './payment-context.ts';
import { razorpayAccount } from '../gateway/razorpay-account.ts';
import { razorpayGateway } from '../gateway/razorpay-gateway.ts';

export function livePaymentContext(settings: PaymentSettings): PaymentContext {
  return {
    ...settings,
    gateway: razorpayGateway(settings),
    account: razorpayAccount(settings),
    ids: keyedIds(settings.keySecret),
    cardKeys: keyedIds(settings.giftCardKey),
    scheduleExpiry: scheduleOrderExpiryTask,
    now: () => new Date(),
  };
}
