import type { CheckoutForm } from '@kargha/domain/shopping/customer-info';
import { BLANK_ADDRESS, checkoutDraft } from '@kargha/domain/shopping/browser-purchase';
import { readJson, tabStorage, writeJson } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { storedReader } from '#lib/documents/stored-reader.ts';

/** Every field is text; the business fields may be empty. */
export type CheckoutDraft = Required<CheckoutForm>;

const readStored = storedReader('checkout-draft', checkoutDraft);

const EMPTY: CheckoutDraft = {
  name: '',
  email: '',
  phone: '',
  address: BLANK_ADDRESS,
  gstin: '',
  companyName: '',
  purchaseOrderNumber: '',
};

/** Form values from before a reload or Back. Kept in this tab until the order is paid. */
export function readDraft(): CheckoutDraft {
  return readStored(readJson(tabStorage, storageKeys.checkoutDraft)) ?? EMPTY;
}

export function keepDraft(typed: CheckoutDraft): void {
  writeJson(tabStorage, storageKeys.checkoutDraft, typed);
}

export function forgetDraft(): void {
  tabStorage.removeItem(storageKeys.checkoutDraft);
}
