import type { CheckoutError } from '../checkout/checkout-api.ts';
import type { PaymentMethod } from '../store/entities.ts';
import type { CheckoutResult } from '../checkout/pay-order.ts';

/** The shop's options as the payment window needs them; all of it can be sent to a frame. */
export interface WindowOptions {
  key: string;
  orderId: string;
  name: string;
  description: string;
  /** Absolute address or data URL of the shop's logo. */
  image: string;
  /** `#rgb` or `#rrggbb`. */
  color: string;
  backdropColor: string;
  prefill: { name: string; email: string; contact: string; method: string };
  methods: PaymentMethod[];
  closesOnEscape: boolean;
  closesOnBackdrop: boolean;
  confirmsClose: boolean;
  /** How many times the shopper may try again after a failure. */
  retries: number;
  /** Seconds; 0 means that the window never closes by itself. */
  timeout: number;
}

/** What the shop's page tells the frame. */
export type PageMessage = { type: 'open'; options: WindowOptions } | { type: 'escape' };

/** What the frame tells the shop's page. */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'paid'; result: CheckoutResult }
  | { type: 'failed'; error: CheckoutError }
  | { type: 'dismissed'; reason?: 'timeout' };
