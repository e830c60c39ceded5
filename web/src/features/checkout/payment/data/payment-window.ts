import { object } from 'valibot';

import { text } from '@kargha/domain/records/stored-fields';
import type { VerifyPaymentRequest } from '@kargha/domain/shopping/checkout-request';
import type { CustomerInfo } from '@kargha/domain/shopping/customer-info';
import { CHECKOUT_SCRIPT_URL } from '#lib/server/env.ts';
import { storedReader } from '#lib/documents/stored-reader.ts';

import type { OpenOrder } from './payment-api.ts';

export type WindowOutcome =
  | { kind: 'success'; proof: VerifyPaymentRequest }
  | { kind: 'failed' }
  | { kind: 'cancelled' };

interface WindowOptions {
  order: OpenOrder;
  customer: Pick<CustomerInfo, 'name' | 'email' | 'phone'>;
  shop: { name: string; description: string; logo: string; colour: string };
  signal: AbortSignal;
}

interface Checkout {
  open: () => void;
  close: () => void;
  on: (event: 'payment.failed', listener: () => void) => void;
}

type CheckoutConstructor = new (options: Record<string, unknown>) => Checkout;

declare global {
  interface Window {
    /** Set by the payment provider's script. */
    Razorpay?: CheckoutConstructor;
  }
}

/** Retries within one window, as Razorpay advises. */
const MAX_RETRIES = 4;

let loading: Promise<void> | undefined;

/** Loads the script once; a failed load can be retried. @throws Error */
export function loadPaymentScript(): Promise<void> {
  loading ??= fetchScript().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Resolves when the window is closed, for any reason. */
export async function openPaymentWindow(options: WindowOptions): Promise<WindowOutcome> {
  await loadPaymentScript();
  const { Razorpay } = window;
  if (!Razorpay) throw new Error('The payment script left no constructor.');
  const hidden = await methodsToHide();
  return new Promise((resolve) => {
    // The window shows failures itself and offers a retry, so only closing it counts.
    let outcome: WindowOutcome = { kind: 'cancelled' };
    const checkout = new Razorpay({
      ...settings(options, hidden),
      ...(canReturnHere(navigator.userAgent)
        ? {
            handler: (response: unknown) =>
              resolve({ kind: 'success', proof: proofFrom(response) }),
          }
        : { callback_url: callbackUrl(options.order), redirect: true }),
      modal: { ondismiss: () => resolve(outcome) },
    });
    checkout.on('payment.failed', () => {
      outcome = { kind: 'failed' };
    });
    options.signal.addEventListener(
      'abort',
      () => {
        resolve(outcome);
        checkout.close();
      },
      { once: true },
    );
    checkout.open();
  });
}

/** Browsers inside Instagram, Facebook and similar apps lose the window; there the provider redirects back. */
const IN_APP_BROWSER = /\b(?:Instagram|FBAN|FBAV|FB_IAB|Line|Snapchat|Pinterest|Twitter)\b|; wv\)/;

function canReturnHere(userAgent: string): boolean {
  return !IN_APP_BROWSER.test(userAgent);
}

/** The server verifies the posted result and redirects to the result page. */
function callbackUrl({ orderId, trackingToken }: OpenOrder): string {
  const query = new URLSearchParams({ order: orderId, token: trackingToken });
  return new URL(`/api/razorpay/callback?${query.toString()}`, window.location.origin).href;
}

/** None if the module cannot be loaded: the window shows failures, too. */
function methodsToHide(): Promise<Record<string, false>> {
  return import('../state/payment-downtimes.ts').then(
    ({ hiddenMethods }) => hiddenMethods(),
    () => ({}),
  );
}

function settings(
  { order: { keyId, order }, customer, shop }: WindowOptions,
  hidden: Record<string, false>,
) {
  return {
    key: keyId,
    order_id: order?.id,
    amount: order?.amount,
    currency: order?.currency,
    name: shop.name,
    description: shop.description,
    image: shop.logo,
    prefill: { name: customer.name, email: customer.email, contact: customer.phone },
    theme: { color: shop.colour },
    method: { netbanking: true, card: true, upi: true, wallet: true, ...hidden },
    retry: { enabled: true, max_count: MAX_RETRIES },
  };
}

/** Values that are missing are empty: the server refuses such a payment. */
const readProof = storedReader(
  'razorpay',
  object({ razorpay_payment_id: text, razorpay_order_id: text, razorpay_signature: text }),
);

function proofFrom(response: unknown): VerifyPaymentRequest {
  const missing = { razorpay_payment_id: '', razorpay_order_id: '', razorpay_signature: '' };
  return readProof(response) ?? missing;
}

function fetchScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = CHECKOUT_SCRIPT_URL;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The payment script could not be loaded.'));
    });
    document.head.append(script);
  });
}
