import type { CheckoutError } from '../checkout/checkout-api.ts';
import type { PaymentMethod } from '../store/entities.ts';
import type { CheckoutResult } from '../checkout/pay-order.ts';
import type { WindowOptions } from './window-messages.ts';

/** The options of Razorpay's Standard Checkout that the sandbox supports. */
export interface CheckoutOptions {
  key?: string;
  order_id?: string;
  amount?: number | string;
  currency?: string;
  name?: string;
  description?: string;
  image?: string;
  handler?: (result: CheckoutResult) => void;
  callback_url?: string;
  redirect?: boolean;
  prefill?: { name?: string; email?: string; contact?: string; method?: string };
  method?: Partial<Record<PaymentMethod, boolean>>;
  theme?: { color?: string; backdrop_color?: string };
  retry?: boolean | { enabled?: boolean; max_count?: number };
  timeout?: number;
  modal?: {
    ondismiss?: (reason?: 'timeout') => void;
    escape?: boolean;
    backdropclose?: boolean;
    confirm_close?: boolean;
  };
}

/** May be called several times, once per failed payment. */
export type FailureListener = (failure: { error: CheckoutError }) => void;

const METHODS: PaymentMethod[] = ['card', 'upi', 'netbanking', 'wallet'];

/** Applies Razorpay's defaults to the options that the shop left out. */
export function windowOptions(options: CheckoutOptions, pageUrl: string): WindowOptions {
  return {
    key: textOf(options.key),
    orderId: textOf(options.order_id),
    name: textOf(options.name, 'Shop'),
    description: textOf(options.description),
    image: absoluteUrl(options.image, pageUrl),
    color: textOf(options.theme?.color, '#3399cc'),
    backdropColor: textOf(options.theme?.backdrop_color),
    prefill: { name: '', email: '', contact: '', method: '', ...options.prefill },
    methods: METHODS.filter((method) => options.method?.[method] !== false),
    retries: retriesOf(options.retry),
    timeout: options.timeout ?? 0,
    ...closingOf(options.modal),
  };
}

function textOf(text: string | undefined, otherwise = ''): string {
  return text ?? otherwise;
}

function closingOf(
  modal: CheckoutOptions['modal'],
): Pick<WindowOptions, 'closesOnEscape' | 'closesOnBackdrop' | 'confirmsClose'> {
  return {
    closesOnEscape: modal?.escape !== false,
    closesOnBackdrop: modal?.backdropclose === true,
    confirmsClose: modal?.confirm_close === true,
  };
}

function retriesOf(retry: CheckoutOptions['retry']): number {
  const { enabled = true, max_count: most = Infinity } =
    typeof retry === 'boolean' ? { enabled: retry } : (retry ?? {});
  return enabled ? most : 0;
}

function absoluteUrl(url: string | undefined, base: string): string {
  return url && URL.canParse(url, base) ? new URL(url, base).href : '';
}
