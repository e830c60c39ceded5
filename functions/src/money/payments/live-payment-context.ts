import { keyedIds } from '../../platform/keyed-ids.ts';
import { courierAccount, courierWebhookToken } from '../../platform/courier-account.ts';
import type { CourierAggregator } from '../../platform/courier-aggregator.ts';
import { configuredTaxPortal } from '../../platform/gsp-tax-portal.ts';
import type { TaxPortal } from '../../platform/tax-portal.ts';
import type { PaymentSettings } from '../../platform/payment-settings.ts';
import { scheduleOrderExpiryTask } from '../reservations/schedule-order-expiry.ts';
import type { PaymentContext } from './payment-context.ts';
import { razorpayAccount } from '../gateway/razorpay-account.ts';
import { razorpayGateway } from '../gateway/razorpay-gateway.ts';
import { delhiveryAggregator } from '../../platform/delhivery-aggregator.ts';
import { shiprocketAggregator } from '../../platform/shiprocket-aggregator.ts';

export function livePaymentContext(settings: PaymentSettings): PaymentContext {
  let taxPortal: TaxPortal | null | undefined;
  let couriers: CourierAggregator | null | undefined;
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
    get couriers() {
      couriers ??= configuredAggregator();
      return couriers;
    },
    get courierWebhookToken() {
      return courierWebhookToken();
    },
    now: () => new Date(),
  };
}

/** Null when this deployment books at no aggregator and no courier. */
function configuredAggregator(): CourierAggregator | null {
  const account = courierAccount();
  if (!account) return null;
  return account.service === 'delhivery'
    ? delhiveryAggregator(account)
    : shiprocketAggregator(account);
}
