import type { CheckoutForm } from '@kargha/domain/shopping/customer-info';
import { readJson, tabStorage, writeJson } from '#lib/browser/browser-storage.ts';
import { addressFrom, customerFrom } from '#lib/documents/customer-fields.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';

/** What stands in the form: every field is a text, and those that only a business fills in may be empty. */
export type CheckoutDraft = Required<CheckoutForm>;

/** What was typed at checkout before a reload or a step back. It stays in this tab, and only until the order is paid. */
export function readDraft(): CheckoutDraft {
  const fields = storedFields(readJson(tabStorage, storageKeys.checkoutDraft));
  return { ...customerFrom(fields), purchaseOrderNumber: fields.text('purchaseOrderNumber') };
}

/** An address that nobody has typed yet. */
export function emptyAddress(): CheckoutDraft['address'] {
  return addressFrom(storedFields({}));
}

export function keepDraft(typed: CheckoutDraft): void {
  writeJson(tabStorage, storageKeys.checkoutDraft, typed);
}

export function forgetDraft(): void {
  tabStorage.removeItem(storageKeys.checkoutDraft);
}
