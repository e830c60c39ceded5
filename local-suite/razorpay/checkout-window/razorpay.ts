import type { CheckoutError } from '../checkout/checkout-api.ts';
import type { CheckoutResult } from '../checkout/pay-order.ts';
import { windowOptions } from './checkout-options.ts';
import type { CheckoutOptions, FailureListener } from './checkout-options.ts';
import { openOverlay } from './overlay.ts';
import type { Overlay } from './overlay.ts';
import { postForm } from './post-form.ts';
import type { FrameMessage } from './window-messages.ts';

export type RazorpayClass = new (options: CheckoutOptions) => {
  open: () => void;
  close: () => void;
  on: (event: string, listener: FailureListener) => void;
};

/** `sandboxUrl` has no trailing slash. */
export function razorpayFor(sandboxUrl: string): RazorpayClass {
  /** Only one window at a time: a second click must not open another. */
  let shown: { by: object; overlay: Overlay } | undefined;

  return class Razorpay {
    readonly #options: CheckoutOptions;
    readonly #failureListeners: FailureListener[] = [];

    constructor(options: CheckoutOptions) {
      if (!options.key) throw new Error('No key passed');
      this.#options = options;
    }

    open(): void {
      if (shown !== undefined) return;
      const overlay = openOverlay({
        sandboxUrl,
        options: windowOptions(this.#options, document.baseURI),
        onMessage: (message) => this.#receive(message),
      });
      shown = { by: this, overlay };
    }

    close(): void {
      if (shown?.by !== this) return;
      shown.overlay.close();
      shown = undefined;
    }

    on(event: string, listener: FailureListener): void {
      if (event === 'payment.failed') this.#failureListeners.push(listener);
    }

    #receive(message: FrameMessage): void {
      switch (message.type) {
        case 'paid':
          this.#paid(message.result);
          break;
        case 'failed':
          this.#failed(message.error);
          break;
        case 'dismissed':
          this.close();
          this.#options.modal?.ondismiss?.(message.reason);
          break;
        case 'ready':
      }
    }

    #paid(result: CheckoutResult): void {
      this.close();
      const { callback_url: callbackUrl, handler } = this.#options;
      if (callbackUrl) postForm(callbackUrl, { ...result });
      else handler?.(result);
    }

    #failed(error: CheckoutError): void {
      const { callback_url: callbackUrl, redirect } = this.#options;
      if (callbackUrl && redirect) {
        this.close();
        postForm(callbackUrl, errorFields(error));
        return;
      }
      for (const listener of this.#failureListeners) listener({ error });
    }
  };
}

/** The field names that Razorpay posts to the callback address after a failure. */
function errorFields({ metadata, ...error }: CheckoutError): Record<string, string> {
  const texts = Object.entries(error).map(([name, text]) => [`error[${name}]`, text] as const);
  return { ...Object.fromEntries(texts), 'error[metadata]': JSON.stringify(metadata) };
}
