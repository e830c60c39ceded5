import type { KeyedIds } from '../../platform/keyed-ids.ts';
import type { CourierAggregator } from '../../platform/courier-aggregator.ts';
import type { TaxPortal } from '../../platform/tax-portal.ts';
import type { ScheduleOrderExpiry } from '../reservations/schedule-order-expiry.ts';
import type { GatewayAccount } from '../gateway/gateway-account.ts';
import type { PaymentGateway } from '../gateway/payment-gateway.ts';

export interface PaymentContext {
  gateway: PaymentGateway;
  /** disputes, settlements and downtimes */
  account: GatewayAccount;
  keyId: string;
  keySecret: string;
  webhookSecrets: readonly string[];
  ids: KeyedIds;
  /** derives gift card ids from codes; must outlive the gateway's keys */
  cardKeys: KeyedIds;
  scheduleExpiry: ScheduleOrderExpiry;
  /** null when this deployment has no access to the tax portal */
  taxPortal: TaxPortal | null;
  /** null when this deployment has no courier aggregator */
  couriers: CourierAggregator | null;
  /** what the aggregator's webhooks carry; '' when they are refused */
  courierWebhookToken: string;
  now: () => Date;
}
