import { startPaymentSandbox as start } from '../razorpay/payment-sandbox.ts';

// The types in this file are the package's declarations, so they use no other file's types.

export interface PaymentSandboxOptions {
  /** The key id that the shop's client sends, such as `rzp_test_example`. */
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Where events are sent. */
  webhookUrl: string;
  /** Default: any free port. */
  port?: number | undefined;
  /** Default: 127.0.0.1. */
  host?: string | undefined;
  timing?: Partial<PaymentSandboxTiming> | undefined;
}

/** Durations in milliseconds. */
export interface PaymentSandboxTiming {
  /** Delay of the fault `slow_30s`. */
  slowAnswer: number;
  /** When a call that "times out" is cut off. */
  hang: number;
  /** When a webhook call without an answer counts as failed. */
  webhookTimeout: number;
  /** The pauses before each retry of a failed webhook call. */
  webhookRetries: readonly number[];
  /** From closing the payment window to the bank's late approval. */
  lateApproval: number;
}

export interface PaymentSandbox {
  /** The base of the REST API, of `/v1/checkout.js` and of `/control`, without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts a replacement for Razorpay: its REST API, its checkout.js and its webhooks. Amounts are paise. Nothing is
 * kept after it closes. Rejects when the port is not available.
 */
export function startPaymentSandbox(options: PaymentSandboxOptions): Promise<PaymentSandbox> {
  const { port = 0, host = '127.0.0.1', timing = {}, ...rest } = options;
  return start({ ...rest, port, host, timing });
}
