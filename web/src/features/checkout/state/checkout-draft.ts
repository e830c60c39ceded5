import type { CheckoutForm, CustomerInfo } from '@kargha/domain/customer-info';
import { readJson, tabStorage, writeJson } from '#lib/browser-storage.ts';
import { storageKeys } from '#lib/storage-keys.ts';
import { storedFields } from '#lib/stored-fields.ts';

/** What stands in the form: every field is a text, and those that only a business fills in may be empty. */
export type CheckoutDraft = Required<CheckoutForm>;

/** Where orders are delivered. */
const COUNTRY: CustomerInfo['address']['country'] = 'India';

/** What was typed at checkout before a reload or a step back. It stays in this tab, and only until the order is paid. */
export function readDraft(): CheckoutDraft {
  const fields = storedFields(readJson(tabStorage, storageKeys.checkoutDraft));
  const address = fields.part('address');
  return {
    name: fields.text('name'),
    email: fields.text('email'),
    phone: fields.text('phone'),
    address: {
      line1: address.text('line1'),
      line2: address.text('line2'),
      city: address.text('city'),
      state: address.text('state'),
      pincode: address.text('pincode'),
      country: COUNTRY,
    },
    gstin: fields.text('gstin'),
    companyName: fields.text('companyName'),
    purchaseOrderNumber: fields.text('purchaseOrderNumber'),
  };
}

/** An address that nobody has typed yet. */
export function emptyAddress(): CheckoutDraft['address'] {
  return { line1: '', line2: '', city: '', state: '', pincode: '', country: COUNTRY };
}

export function keepDraft(typed: CheckoutDraft): void {
  writeJson(tabStorage, storageKeys.checkoutDraft, typed);
}

export function forgetDraft(): void {
  tabStorage.removeItem(storageKeys.checkoutDraft);
}
