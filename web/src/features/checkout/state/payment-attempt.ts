import { paise, type Paise } from '@kargha/domain/money/paise';
import { lastingStorage, readJson, writeJson } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';

import { boughtLineFrom, type BoughtLine } from './purchased-line.ts';

/**
 * The payment that is under way in this browser. Its receipt makes the server find the same order again, however often
 * the same cart is sent for the same customer: a double click, a retry, a reload, a second tab.
 */
export interface PaymentAttempt {
  receipt: string;
  /** What it pays for, as a short sum of it; something else needs another receipt. */
  contents: string;
  /** The lines that it pays for. */
  bought: readonly BoughtLine[];
  /** What they cost together, with all that comes on top. */
  total: Paise;
  /** The order that the server opened for it; empty until then. */
  orderId: string;
  trackingToken: string;
  /** Until when the order holds its pieces, in milliseconds of the clock; 0 while it holds none. */
  heldUntil: number;
  /** True once the payment window said that it was paid: from then on only the server's word counts. */
  isHandedIn: boolean;
}

/** The attempt of this browser, if there is one. */
export function currentAttempt(): PaymentAttempt | undefined {
  const fields = storedFields(readJson(lastingStorage, storageKeys.paymentAttempt));
  const receipt = fields.text('receipt');
  if (receipt === '') return undefined;
  return {
    receipt,
    contents: fields.text('contents'),
    bought: fields.parts('bought').map(boughtLineFrom),
    total: paise(Math.round(fields.number('total'))),
    orderId: fields.text('orderId'),
    trackingToken: fields.text('trackingToken'),
    heldUntil: fields.number('heldUntil'),
    isHandedIn: fields.flag('isHandedIn', false),
  };
}

export function keepAttempt(attempt: PaymentAttempt): void {
  writeJson(lastingStorage, storageKeys.paymentAttempt, attempt);
}

/** The attempt is over: paid, or its order closed. */
export function forgetAttempt(): void {
  lastingStorage.removeItem(storageKeys.paymentAttempt);
}
