import type { CheckoutError } from '../checkout/checkout-api.ts';
import type { PaymentMethod } from '../store/entities.ts';
import type { CheckoutResult } from '../checkout/pay-order.ts';

/** The shop's options in a form that can be posted to the frame. */
export interface WindowOptions {
  key: string;
  orderId: string;
  name: string;
  description: string;
  /** Absolute URL or data URL of the shop's logo. */
  image: string;
  /** `#rgb` or `#rrggbb`. */
  color: string;
  backdropColor: string;
  prefill: { name: string; email: string; contact: string; method: string };
  methods: PaymentMethod[];
  closesOnEscape: boolean;
  closesOnBackdrop: boolean;
  confirmsClose: boolean;
  /** How often the shopper may retry after a failure. */
  retries: number;
  /** Seconds; 0 means that the window never closes automatically. */
  timeout: number;
}

export type PageMessage = { type: 'open'; options: WindowOptions } | { type: 'escape' };

export type FrameMessage =
  | { type: 'ready' }
  | { type: 'paid'; result: CheckoutResult }
  | { type: 'failed'; error: CheckoutError }
  | { type: 'dismissed'; reason?: 'timeout' };
