import type { CustomerInfo } from '@kargha/domain/customer-info';
import { readJson, tabStorage, writeJson } from '#lib/browser-storage.ts';
import { storageKeys } from '#lib/storage-keys.ts';
import { storedFields } from '#lib/stored-fields.ts';

/** Where orders are delivered. */
const COUNTRY: CustomerInfo['address']['country'] = 'India';

/** What was typed at checkout before a reload or a step back. It stays in this tab, and only until the order is paid. */
export function readDraft(): CustomerInfo {
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
  };
}

export function keepDraft(typed: CustomerInfo): void {
  writeJson(tabStorage, storageKeys.checkoutDraft, typed);
}

export function forgetDraft(): void {
  tabStorage.removeItem(storageKeys.checkoutDraft);
}
