import { defineSecret, defineString } from 'firebase-functions/params';

import { COURIER_SECRETS } from './courier-account.ts';
import { trustedService } from './outside-service.ts';
import { PAYMENT_SECRETS } from './payment-settings.ts';

const url = defineString('TAX_PORTAL_URL', {
  default: '',
  description:
    'The GST Suvidha Provider through which e-invoices and e-way bills are registered, such as ' +
    'https://gsp.adaequare.com. While it is empty, documents wait.',
});
const clientId = defineString('TAX_PORTAL_CLIENT_ID', {
  default: '',
  description: 'The client id that the provider gave to the shop.',
});
const user = defineString('TAX_PORTAL_USER', {
  default: '',
  description: 'The API user that the shop created at einvoice1.gst.gov.in for this provider.',
});
const clientSecret = defineSecret('TAX_PORTAL_CLIENT_SECRET');
const password = defineSecret('TAX_PORTAL_PASSWORD');

/** Secrets that a function must be bound to before it calls the tax portal. */
export const TAX_PORTAL_SECRETS = [clientSecret, password];
export const API_SECRETS = [...PAYMENT_SECRETS, ...TAX_PORTAL_SECRETS, ...COURIER_SECRETS];

export interface TaxPortalAccount {
  url: string;
  clientId: string;
  clientSecret: string;
  user: string;
  password: string;
  /** for one call */
  timeoutMs?: number;
}

/** Null when the deployment has no tax portal. Throws for an address that is not allowed. */
export function taxPortalAccount(): TaxPortalAccount | null {
  if (url.value() === '') return null;
  return {
    url: trustedService('TAX_PORTAL_URL', url.value()),
    clientId: clientId.value(),
    clientSecret: clientSecret.value(),
    user: user.value(),
    password: password.value(),
  };
}
