import { paise, type Paise } from '@kargha/domain/money/paise';
import { lastingStorage, readJson, writeJson } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';

import { purchasedLineFrom, type PurchasedLine } from './purchased-line.ts';

/**
 * The payment under way in this browser. Its receipt makes the server return the same order for the same cart and
 * customer, after a double click, a retry, a reload or in a second tab.
 */
export interface PaymentAttempt {
  receipt: string;
  /** Hash of the purchase; a different purchase needs a new receipt. */
  contents: string;
  bought: readonly PurchasedLine[];
  total: Paise;
  /** Empty until the server has opened the order. */
  orderId: string;
  trackingToken: string;
  /** When the reservation expires (ms since epoch); 0 without a reservation. */
  heldUntil: number;
  /** True once the payment window reported success: from then on only the server decides. */
  isHandedIn: boolean;
}

export function currentAttempt(): PaymentAttempt | undefined {
  const fields = storedFields(readJson(lastingStorage, storageKeys.paymentAttempt));
  const receipt = fields.text('receipt');
  if (receipt === '') return undefined;
  return {
    receipt,
    contents: fields.text('contents'),
    bought: fields.parts('bought').map(purchasedLineFrom),
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

export function forgetAttempt(): void {
  lastingStorage.removeItem(storageKeys.paymentAttempt);
}
