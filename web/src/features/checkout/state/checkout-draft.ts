import type { CheckoutForm } from '@kargha/domain/shopping/customer-info';
import { readJson, tabStorage, writeJson } from '#lib/browser/browser-storage.ts';
import { addressFrom, customerFrom } from '#lib/documents/customer-fields.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';

/** Every field is text; the business fields may be empty. */
export type CheckoutDraft = Required<CheckoutForm>;

/** Form values from before a reload or Back. Kept in this tab until the order is paid. */
export function readDraft(): CheckoutDraft {
  const fields = storedFields(readJson(tabStorage, storageKeys.checkoutDraft));
  return { ...customerFrom(fields), purchaseOrderNumber: fields.text('purchaseOrderNumber') };
}

export function emptyAddress(): CheckoutDraft['address'] {
  return addressFrom(storedFields({}));
}

export function keepDraft(typed: CheckoutDraft): void {
  writeJson(tabStorage, storageKeys.checkoutDraft, typed);
}

export function forgetDraft(): void {
  tabStorage.removeItem(storageKeys.checkoutDraft);
}
