// First, before any schema is created: schemas take their messages at creation.
import './http/field-messages.ts';

import { onInit, setGlobalOptions } from 'firebase-functions';
import { onDocumentWritten, type DocumentOptions } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';
import type { Express } from 'express';

import { MINUTE_MS } from '@kargha/domain/records/time-spans';

import { createApp } from './app.ts';
import { followUpsByCollection } from './follow-ups-by-collection.ts';
import { completeOldSales } from './catalogue/catalogue-index/sold-scores.ts';
import { notifyNextBatches } from './catalogue/back-in-stock/back-in-stock-batches.ts';
import { remindAbandoned } from './messages/marketing/remind-abandoned.ts';
import {
  expireReservation,
  sweepExpiredReservations,
} from './money/reservations/expired-reservations.ts';
import { emailDueCards } from './money/gift-cards/email-due-cards.ts';
import { livePaymentContext } from './money/payments/live-payment-context.ts';
import type { PaymentContext } from './money/payments/payment-context.ts';
import { reconcileGateway } from './money/settlements/reconcile-settlements.ts';
import {
  runIntegrityCheck,
  watchBacklogs,
  watchReservations,
} from './operations/integrity-check/run-integrity-check.ts';
import { publishPopularSearches } from './catalogue/searches/popular-searches.ts';
import { makeProductPictures } from './catalogue/products/make-pictures.ts';
import { valueAllStock } from './catalogue/products/product-costing.ts';
import { releaseExpiredExchanges } from './orders/exchanges/release-expired-exchanges.ts';
import { runFollowUps } from './records/follow-ups.ts';
import { PAYMENT_SECRETS, paymentSettings } from './platform/payment-settings.ts';
import { REGION } from './platform/task-queue.ts';
import { API_SECRETS } from './platform/tax-portal-settings.ts';
import { emailLowStock } from './stock/low-stock/email-low-stock.ts';
import { markAllStock } from './stock/low-stock/low-stock-events.ts';
import { endSettledTasks } from './operations/inbox/assign-item.ts';
import { expireExports } from './operations/exports/expire-exports.ts';
import { expireDocuments } from './account/retention/expire-documents.ts';
import { purgeExpiredRecords } from './account/retention/purge-expired-records.ts';
import { expireAndRemindOffers } from './business/quotes/expire-offers.ts';
import { sweepUploads } from './people/uploads/sweep-uploads.ts';

/** Cost limits for floods. Functions that need more override them. */
setGlobalOptions({
  region: REGION,
  memory: '256MiB',
  timeoutSeconds: 60,
  maxInstances: 20,
  concurrency: 80,
});

export { sendEmailAgain, sendNewEmail, sendQueuedEmails } from './email-functions.ts';
export { bookParcels } from './courier-functions.ts';
export { emailInbox } from './inbox-functions.ts';
export { continueExport, runExports } from './export-functions.ts';
export { registerCreditNote, registerDocuments, registerInvoice } from './tax-portal-functions.ts';

let context: PaymentContext;
let app: Express;

// Parameters are read when an instance starts, not at deployment.
onInit(() => {
  context = livePaymentContext(paymentSettings());
  app = createApp(context);
});

export const api = onRequest(
  { region: REGION, secrets: API_SECRETS, memory: '512MiB', maxInstances: 20 },
  (request, response) => void app(request, response),
);

/** Expires unpaid reservations that no task has expired. */
export const expireReservations = onSchedule(
  { region: REGION, secrets: PAYMENT_SECRETS, schedule: 'every 5 minutes' },
  async () => {
    await sweepExpiredReservations(context);
    await watchReservations(new Date());
  },
);

/** Marks expired offers, reminds of those that expire soon, and releases what overdue exchanges reserve. */
export const expireOffers = onSchedule(
  { region: REGION, schedule: 'every 60 minutes', timeZone: 'Asia/Kolkata' },
  async () => {
    await expireAndRemindOffers(new Date());
    await releaseExpiredExchanges(new Date());
  },
);

/** Finds payments without a webhook, and matches what the gateway settled, once a night. */
export const reconcilePayments = onSchedule(
  {
    region: REGION,
    secrets: PAYMENT_SECRETS,
    schedule: 'every day 03:15',
    timeZone: 'Asia/Kolkata',
    timeoutSeconds: 1800,
    memory: '512MiB',
  },
  () => reconcileGateway(context),
);

/** Nightly integrity check. Results are shown in the ops console. */
export const checkIntegrity = onSchedule(
  {
    region: REGION,
    schedule: 'every day 02:30',
    timeZone: 'Asia/Kolkata',
    timeoutSeconds: 1800,
    memory: '512MiB',
  },
  async () => {
    await completeOldSales(new Date());
    await markAllStock();
    await valueAllStock();
    await runIntegrityCheck({ now: new Date(), by: 'schedule', within: 25 * MINUTE_MS });
  },
);

/** Deletes data past its retention period, and publishes the popular searches of what is left. */
export const purgeExpiredData = onSchedule(
  { region: REGION, schedule: 'every day 04:10', timeZone: 'Asia/Kolkata' },
  async () => {
    await purgeExpiredRecords(new Date());
    await expireDocuments(new Date());
    await expireExports(new Date());
    await sweepUploads(new Date());
    await publishPopularSearches(new Date());
  },
);

/** Raises alarms for overdue work, emails what has become low in stock, and ends what staff had to see to. */
export const raiseAlarms = onSchedule({ region: REGION, schedule: 'every 60 minutes' }, () =>
  Promise.all([
    watchBacklogs(new Date()),
    emailLowStock(new Date()),
    endSettledTasks(new Date()),
  ]).then(() => undefined),
);

/** Expires one unpaid reservation at its time. */
export const endHold = onTaskDispatched<{ orderId: string }>(
  {
    region: REGION,
    secrets: PAYMENT_SECRETS,
    retryConfig: { maxAttempts: 20, minBackoffSeconds: 30, maxBackoffSeconds: 600 },
    rateLimits: { maxConcurrentDispatches: 20 },
  },
  async ({ data }) => {
    await expireReservation(context, data.orderId);
  },
);

/** Creates the picture widths of uploaded product images. */
export const makePictures = onTaskDispatched<{ productId: string }>(
  {
    region: REGION,
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 30, maxBackoffSeconds: 600 },
    rateLimits: { maxConcurrentDispatches: 4 },
    // A decoded photo needs much memory; one product at a time.
    memory: '1GiB',
    concurrency: 1,
  },
  async ({ data }) => {
    await makeProductPictures(data.productId);
  },
);

/** Reminds people once about an abandoned checkout, and emails sold gift cards on their day. */
export const remindAbandonedCheckouts = onSchedule(
  { region: REGION, secrets: PAYMENT_SECRETS, schedule: 'every 60 minutes' },
  async () => {
    await emailDueCards(context.cardKeys, new Date());
    await remindAbandoned(context.ids, new Date());
  },
);

/** Notifies the next batch of back-in-stock subscribers. */
export const sendBackInStockEmails = onSchedule(
  { region: REGION, secrets: PAYMENT_SECRETS, schedule: 'every 60 minutes' },
  async () => {
    await notifyNextBatches(context.ids, new Date());
  },
);

const FOLLOW_UPS = followUpsByCollection(() => context.ids);

/** Runs after each write of a document, again and again for a week if a follow-up fails. */
function onWritten(collection: keyof typeof FOLLOW_UPS, options: Partial<DocumentOptions> = {}) {
  const document = { document: `${collection}/{id}` } as const;
  return onDocumentWritten(
    { region: REGION, retry: true, ...options, ...document },
    ({ params, data, time }) =>
      runFollowUps(FOLLOW_UPS[collection], {
        id: params.id,
        before: data?.before,
        after: data?.after,
        time,
      }),
  );
}

export const updateCatalogue = onWritten('products', { secrets: PAYMENT_SECRETS });
export const applySettings = onWritten('settings');
export const followUpOrders = onWritten('orders', { memory: '512MiB' });
export const issueCreditNotes = onWritten('refunds');
export const creditBalanceAdjustments = onWritten('balanceAdjustments');
export const updatePeople = onWritten('users');
