import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll } from 'vitest';

import { createApp, type HourlyLimits } from '../../functions/src/app.ts';
import {
  expireReservation,
  sweepExpiredReservations,
  type Sweep,
} from '../../functions/src/money/reservations/expired-reservations.ts';
import type { ScheduleOrderExpiry } from '../../functions/src/money/reservations/schedule-order-expiry.ts';
import type { PaymentContext } from '../../functions/src/money/payments/payment-context.ts';
import { razorpayAccount } from '../../functions/src/money/gateway/razorpay-account.ts';
import { razorpayGateway } from '../../functions/src/money/gateway/razorpay-gateway.ts';
import { reconcileSettlements } from '../../functions/src/money/settlements/reconcile-settlements.ts';
import type { CourierAggregator } from '../../functions/src/platform/courier-aggregator.ts';
import type { TaxPortal } from '../../functions/src/platform/tax-portal.ts';
import { keyedIds } from '../../functions/src/platform/keyed-ids.ts';
import { AGGREGATOR_CREDENTIALS } from '../../local-suite/courier-aggregator/aggregator-calls.ts';
import { DEMO_CREDENTIALS } from '../../local-suite/razorpay/demo-credentials.ts';
import { startPaymentSandbox } from '../../local-suite/razorpay/payment-sandbox.ts';
import { db } from './ledger-fixtures.ts';
import { createBeforeAll } from './create-before-all.ts';
import { isDatabaseIsolated } from './isolated-database.ts';
import { sandboxUrl, useSandbox } from './sandbox-client.ts';
import { shopClient, type ShopClient } from './shop-client.ts';

/** The suite's app in the test's own process, with its own clock and timeouts. */
export interface IsolatedShop extends ShopClient {
  /** fetches a page outside the API, as text */
  page: (path: string) => Promise<string>;
  /**
   * moves the shop's clock; a sweep then also affects orders of other files, so expire single reservations with
   * `endHold`
   */
  passMinutes: (minutes: number) => void;
  /** runs on the schedule */
  sweep: () => Promise<Sweep>;
  /** runs from the task queue when a reservation ends */
  endHold: (orderId: string) => Promise<void>;
  /** runs once a night */
  reconcileSettlements: () => ReturnType<typeof reconcileSettlements>;
  close: () => Promise<void>;
}

export interface IsolatedShopOptions extends HourlyLimits {
  gatewayTimeoutMs?: number;
  /** `own` for a file that injects faults or resets the sandbox; with an isolated database it always is */
  sandbox?: 'own';
  gatewayUrl?: string;
  webhookSecrets?: string[];
  scheduleExpiry?: ScheduleOrderExpiry;
  /** none by default */
  taxPortal?: TaxPortal;
  /** none by default */
  couriers?: CourierAggregator;
}

export function isolatedShop(options?: IsolatedShopOptions): IsolatedShop {
  const shop = createBeforeAll(() => openIsolatedShop(options));
  afterAll(() => shop.close());
  return shop;
}

/** Opens the app on a free port: over the suite's Firestore and payment sandbox, or with an isolated database over its own. */
export async function openIsolatedShop(options: IsolatedShopOptions = {}): Promise<IsolatedShop> {
  db();
  let ahead = 0;
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const ownsSandbox = options.sandbox === 'own' || isDatabaseIsolated();
  const closeSandbox = ownsSandbox ? await openSandbox(url) : undefined;
  const context = contextOf(options, () => new Date(Date.now() + ahead));
  server.on('request', createApp(context, options));
  return {
    ...shopClient(url),
    page: async (path) => (await fetch(url + path)).text(),
    passMinutes: (minutes) => (ahead += minutes * 60_000),
    sweep: () => sweepExpiredReservations(context),
    endHold: (orderId) => expireReservation(context, orderId),
    reconcileSettlements: () => reconcileSettlements(context),
    close: async () => {
      await closed(server);
      await closeSandbox?.();
    },
  };
}

/** A payment sandbox that sends webhooks to this shop only. */
async function openSandbox(shopUrl: string): Promise<() => Promise<void>> {
  const { url, close } = await startPaymentSandbox({
    ...DEMO_CREDENTIALS,
    port: 0,
    webhookUrl: `${shopUrl}/api/razorpay/webhook`,
  });
  const before = sandboxUrl();
  useSandbox(url);
  return async () => {
    useSandbox(before);
    await close();
  };
}

function contextOf(options: IsolatedShopOptions, now: () => Date): PaymentContext {
  const { keyId, keySecret, webhookSecret, giftCardKey } = DEMO_CREDENTIALS;
  const { gatewayUrl: baseUrl = sandboxUrl(), webhookSecrets = [webhookSecret] } = options;
  const { gatewayTimeoutMs: timeoutMs = 8000 } = options;
  const account = { keyId, keySecret, baseUrl, timeoutMs };
  return {
    keyId,
    keySecret,
    webhookSecrets,
    gateway: razorpayGateway(account),
    account: razorpayAccount(account),
    ids: keyedIds(keySecret),
    cardKeys: keyedIds(giftCardKey),
    scheduleExpiry: options.scheduleExpiry ?? (() => Promise.resolve()),
    taxPortal: options.taxPortal ?? null,
    couriers: options.couriers ?? null,
    courierWebhookToken: AGGREGATOR_CREDENTIALS.webhookToken,
    now,
  };
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
