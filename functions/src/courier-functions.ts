import { onSchedule } from 'firebase-functions/scheduler';

import { livePaymentContext } from './money/payments/live-payment-context.ts';
import type { PaymentContext } from './money/payments/payment-context.ts';
import { advanceWaitingBookings } from './orders/couriers/advance-booking.ts';
import { settleUnanswered } from './orders/couriers/answer-failed-delivery.ts';
import { sendDeliveryAnswers } from './orders/couriers/send-delivery-answers.ts';
import { COURIER_SECRETS } from './platform/courier-account.ts';
import { PAYMENT_SECRETS, paymentSettings } from './platform/payment-settings.ts';
import { REGION } from './platform/task-queue.ts';

let context: PaymentContext | undefined;

/** Goes on with what waits for the courier aggregator: bookings, cancellations and answers to failed deliveries. */
export const bookParcels = onSchedule(
  {
    region: REGION,
    // Tracking links are signed with a key of the payment settings.
    secrets: [...PAYMENT_SECRETS, ...COURIER_SECRETS],
    schedule: 'every 5 minutes',
    timeoutSeconds: 300,
    maxInstances: 1,
    memory: '256MiB',
    concurrency: 1,
  },
  async () => {
    context ??= livePaymentContext(paymentSettings());
    await settleUnanswered(context.now());
    await advanceWaitingBookings(context);
    await sendDeliveryAnswers(context);
  },
);
