import { defineSecret, defineString } from 'firebase-functions/params';

import { trustedService } from './outside-service.ts';

const url = defineString('COURIER_URL', {
  default: '',
  description:
    'The courier aggregator through which parcels are booked, such as https://apiv2.shiprocket.in. While it is ' +
    'empty, staff enter tracking numbers.',
});
const email = defineString('COURIER_EMAIL', {
  default: '',
  description: 'The email address of the API user at the courier aggregator.',
});
const password = defineSecret('COURIER_PASSWORD');
const webhookToken = defineSecret('COURIER_WEBHOOK_TOKEN');

/** Secrets that a function must be bound to before it calls the aggregator or checks its webhooks. */
export const COURIER_SECRETS = [password, webhookToken];

export interface CourierAccount {
  url: string;
  email: string;
  password: string;
  /** for one call */
  timeoutMs?: number;
}

/** Null when the deployment has no aggregator. Throws for an address that is not allowed. */
export function courierAccount(): CourierAccount | null {
  if (url.value() === '') return null;
  return {
    url: trustedService('COURIER_URL', url.value()),
    email: email.value(),
    password: password.value(),
  };
}

/** '' and `none` for a deployment without webhooks. */
export function courierWebhookToken(): string {
  return webhookToken.value() === 'none' ? '' : webhookToken.value();
}
