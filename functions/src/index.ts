// First, before any schema is created: schemas take their messages at creation.
import './http/field-messages.ts';

import { onInit, setGlobalOptions, type ParamsOf } from 'firebase-functions';
import {
  onDocumentWritten,
  type Change,
  type DocumentOptions,
  type DocumentSnapshot,
  type FirestoreEvent,
} from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';
import type { Express } from 'express';

import { MINUTE_MS } from '@kargha/domain/records/time-spans';

import { createApp } from './app.ts';
import { onProductWritten } from './catalogue/catalogue-index/catalogue-events.ts';
import { onOrderWritten, onSettledWritten } from './catalogue/catalogue-index/sales-events.ts';
import { notifyNextBatches } from './catalogue/back-in-stock/back-in-stock-batches.ts';
import { onCompanyRenamed, onReceivablesChanged } from './money/credit/track-receivables.ts';
import { onBuyerChanged, onProfileWritten } from './people/customers/customer-events.ts';
import { creditWrittenRefund, invoiceAtDispatch } from './documents/invoices/invoice-events.ts';
import { remindAbandoned } from './messages/marketing/remind-abandoned.ts';
import {
  expireReservation,
  sweepExpiredReservations,
} from './money/reservations/expired-reservations.ts';
import { livePaymentContext } from './money/payments/live-payment-context.ts';
import type { PaymentContext } from './money/payments/payment-context.ts';
import { reconcileGateway } from './money/settlements/reconcile-settlements.ts';
import {
  issueReceiptsForAdvances,
  issueVoucherAtRefund,
} from './documents/receipts/receipt-events.ts';
import {
  runIntegrityCheck,
  watchBacklogs,
  watchReservations,
} from './operations/integrity-check/run-integrity-check.ts';
import { makeProductPictures } from './catalogue/products/make-pictures.ts';
import { unlessUnreadable } from './records/stored-documents.ts';
import { PAYMENT_SECRETS, paymentSettings } from './platform/payment-settings.ts';
import { REGION } from './platform/task-queue.ts';
import { API_SECRETS } from './platform/tax-portal-settings.ts';
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

/** Marks expired offers and reminds of those that expire soon. */
export const expireOffers = onSchedule(
  { region: REGION, schedule: 'every 60 minutes', timeZone: 'Asia/Kolkata' },
  async () => {
    await expireAndRemindOffers(new Date());
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
    await runIntegrityCheck({ now: new Date(), by: 'schedule', within: 25 * MINUTE_MS });
  },
);

/** Deletes data past its retention period. */
export const purgeExpiredData = onSchedule(
  { region: REGION, schedule: 'every day 04:10', timeZone: 'Asia/Kolkata' },
  async () => {
    await purgeExpiredRecords(new Date());
    await expireDocuments(new Date());
    await sweepUploads(new Date());
  },
);

/** Raises alarms for overdue work. */
export const raiseAlarms = onSchedule({ region: REGION, schedule: 'every 60 minutes' }, () =>
  watchBacklogs(new Date()),
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

/**
 * Runs after each write of a document and is repeated for a week if it fails. An unreadable document ends it:
 * repeating does not help, and its repair is another write.
 */
function onWritten<Document extends string>(
  options: DocumentOptions<Document>,
  work: (
    event: FirestoreEvent<Change<DocumentSnapshot> | undefined, ParamsOf<Document>>,
  ) => Promise<void>,
) {
  return onDocumentWritten({ region: REGION, retry: true, ...options }, async (event) => {
    await unlessUnreadable(work(event));
  });
}

/** Updates search and facets, and notifies back-in-stock subscribers. */
export const updateCatalogue = onWritten(
  { document: 'products/{productId}', secrets: PAYMENT_SECRETS },
  async ({ params, data, time }) => {
    const { before, after } = data ?? {};
    await onProductWritten({ id: params.productId, before, after, time }, context.ids);
  },
);

/** Updates sales figures and popularity. */
export const updateSales = onWritten({ document: 'orders/{orderId}' }, ({ params, data, time }) =>
  onOrderWritten({ id: params.orderId, before: data?.before, after: data?.after, time }),
);

/** Issues receipt vouchers for advances, tax invoices at dispatch, and credit notes for unpaid amounts. */
export const issueInvoices = onWritten(
  { document: 'orders/{orderId}', memory: '512MiB' },
  async ({ params, data }) => {
    await issueReceiptsForAdvances(params.orderId, data?.after);
    await invoiceAtDispatch(params.orderId, data?.after);
  },
);

/** Updates sales figures, and issues credit notes for refunds, or refund vouchers when there is no invoice yet. */
export const issueCreditNotes = onWritten(
  { document: 'refunds/{refundId}' },
  async ({ params, data }) => {
    await onSettledWritten(data);
    await issueVoucherAtRefund(params.refundId, data?.after);
    await creditWrittenRefund(data?.after);
  },
);

/** Updates sales figures, and issues credit notes for goods that reduced the unpaid balance of an order. */
export const creditBalanceAdjustments = onWritten(
  { document: 'balanceAdjustments/{adjustmentId}' },
  ({ data }) => onSettledWritten(data).then(() => creditWrittenRefund(data?.after)),
);

/** Reminds people once about an abandoned checkout. */
export const remindAbandonedCheckouts = onSchedule(
  { region: REGION, secrets: PAYMENT_SECRETS, schedule: 'every 60 minutes' },
  async () => {
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

/** Updates customers and receivables after an order write. */
export const updateBuyers = onWritten(
  { document: 'orders/{orderId}' },
  async ({ params, data }) => {
    await onBuyerChanged(params.orderId, data?.before, data?.after);
    await onReceivablesChanged(data?.before, data?.after);
  },
);

/** Updates the lists of customers and companies after a profile write. */
export const updatePeople = onWritten({ document: 'users/{uid}' }, async ({ params, data }) => {
  await onProfileWritten(params.uid, data?.before, data?.after);
  await onCompanyRenamed(params.uid, data?.before, data?.after);
});
