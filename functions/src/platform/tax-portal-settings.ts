import { defineSecret, defineString } from 'firebase-functions/params';

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
export const API_SECRETS = [...PAYMENT_SECRETS, ...TAX_PORTAL_SECRETS];

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

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
    url: trustedTaxPortal(url.value(), process.env.FUNCTIONS_EMULATOR === 'true'),
    clientId: clientId.value(),
    clientSecret: clientSecret.value(),
    user: user.value(),
    password: password.value(),
  };
}

/** Inside the Functions emulator only a loopback address, so that no test registers a real invoice; outside never. */
function trustedTaxPortal(address: string, inEmulator: boolean): string {
  const { protocol = '', hostname = '' } = URL.canParse(address) ? new URL(address) : {};
  const isAllowed = inEmulator
    ? protocol === 'http:' && LOOPBACK.has(hostname)
    : protocol === 'https:' && !LOOPBACK.has(hostname);
  if (isAllowed) return address.replace(/\/$/, '');
  throw new Error(
    `TAX_PORTAL_URL is ${address}. It must be an https address; only the Functions emulator may use a loopback ` +
      'address, and no other.',
  );
}
