import { razorpayFor } from './razorpay.ts';
import type { RazorpayClass } from './razorpay.ts';

declare global {
  interface Window {
    Razorpay?: RazorpayClass;
  }
}

/** The sandbox's address is the one that this script was loaded from. */
const { currentScript } = document;
if (currentScript instanceof HTMLScriptElement) {
  window.Razorpay = razorpayFor(new URL(currentScript.src).origin);
}
