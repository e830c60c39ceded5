import { onInit } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import type { Express } from 'express';

import { createApp } from './app.ts';
import { sweepExpiredHolds } from './payments/expired-holds.ts';
import { livePaymentContext } from './payments/live-context.ts';
import type { PaymentContext } from './payments/payment-context.ts';
import { PAYMENT_SECRETS, paymentSettings } from './platform/payment-settings.ts';

const REGION = 'asia-south1';

let context: PaymentContext;
let app: Express;

// Settings are read when an instance starts, not when a deployment looks at the functions.
onInit(() => {
  context = livePaymentContext(paymentSettings());
  app = createApp(context);
});

/** Everything under /api, by a rewrite of Hosting. */
export const api = onRequest(
  { region: REGION, secrets: PAYMENT_SECRETS, memory: '512MiB', maxInstances: 20 },
  (request, response) => {
    app(request, response);
  },
);

/** Ends unpaid holds in time, even when nobody asks for the products. */
export const endExpiredHolds = onSchedule(
  { region: REGION, secrets: PAYMENT_SECRETS, schedule: 'every 5 minutes' },
  async () => {
    await sweepExpiredHolds(context);
  },
);
