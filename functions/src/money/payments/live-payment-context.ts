import { keyedIds } from '../../platform/keyed-ids.ts';
import { configuredTaxPortal } from '../../platform/gsp-tax-portal.ts';
import type { TaxPortal } from '../../platform/tax-portal.ts';
import type { PaymentSettings } from '../../platform/payment-settings.ts';
import { scheduleOrderExpiryTask } from '../reservations/schedule-order-expiry.ts';
import type { PaymentContext } from './payment-context.ts';
import { razorpayAccount } from '../gateway/razorpay-account.ts';
import { razorpayGateway } from '../gateway/razorpay-gateway.ts';

export function livePaymentContext(settings: PaymentSettings): PaymentContext {
  let taxPortal: TaxPortal | null | undefined;
  return {
    ...settings,
    gateway: razorpayGateway(settings),
    account: razorpayAccount(settings),
    ids: keyedIds(settings.keySecret),
    cardKeys: keyedIds(settings.giftCardKey),
    scheduleExpiry: scheduleOrderExpiryTask,
    // Only some functions are bound to its secrets.
    get taxPortal() {
      taxPortal ??= configuredTaxPortal();
      return taxPortal;
    },
    now: () => new Date(),
  };
}
