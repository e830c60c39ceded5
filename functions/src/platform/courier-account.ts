import { defineSecret, defineString } from 'firebase-functions/params';

import { trustedService } from './outside-service.ts';

const url = defineString('COURIER_URL', {
  default: '',
  description:
    'The courier aggregator through which parcels are booked, such as https://apiv2.shiprocket.in. While it is ' +
    'empty, staff enter tracking numbers.',
});
const service = defineString('COURIER_SERVICE', {
  default: 'shiprocket',
  description: 'Whose API it is: shiprocket or delhivery.',
});
const email = defineString('COURIER_EMAIL', {
  default: '',
  description: 'The email address of the API user at Shiprocket. Delhivery has a token only.',
});
const password = defineSecret('COURIER_PASSWORD');
const webhookToken = defineSecret('COURIER_WEBHOOK_TOKEN');

/** Secrets that a function must be bound to before it calls the aggregator or checks its webhooks. */
export const COURIER_SECRETS = [password, webhookToken];

const SERVICES = ['shiprocket', 'delhivery'] as const;
type CourierService = (typeof SERVICES)[number];

export interface CourierAccount {
  service?: CourierService;
  url: string;
  email: string;
  /** Delhivery's API token */
  password: string;
  /** for one call */
  timeoutMs?: number;
}

/** Null when the deployment has no aggregator. Throws for an address that is not allowed, and an unknown service. */
export function courierAccount(): CourierAccount | null {
  if (url.value() === '') return null;
  const known = SERVICES.find((name) => name === service.value());
  if (!known)
    throw new Error(`COURIER_SERVICE is ${service.value()}. It must be ${SERVICES.join(' or ')}.`);
  return {
    service: known,
    url: trustedService('COURIER_URL', url.value()),
    email: email.value(),
    password: password.value(),
  };
}

/** '' and `none` for a deployment without webhooks. */
export function courierWebhookToken(): string {
  return webhookToken.value() === 'none' ? '' : webhookToken.value();
}
