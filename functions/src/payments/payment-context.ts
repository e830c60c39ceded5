import type { KeyedIds } from '../platform/keyed-ids.ts';
import type { ScheduleExpiry } from './reservations/schedule-expiry.ts';
import type { PaymentGateway } from './gateway/payment-gateway.ts';

/** What the payment code depends on; tests pass their own clock and gateway. */
export interface PaymentContext {
  gateway: PaymentGateway;
  keyId: string;
  keySecret: string;
  webhookSecrets: readonly string[];
  ids: KeyedIds;
  /** derives gift card ids from codes; must outlive the gateway's keys */
  cardKeys: KeyedIds;
  scheduleExpiry: ScheduleExpiry;
  now: () => Date;
}
