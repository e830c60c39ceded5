import type { SavedAddress } from '@kargha/domain/people/user-schema';

/** The limit of the security rules. */
export const MAX_ADDRESSES = 10;

export type AddressBook = readonly SavedAddress[];

/** Replaces the address with the same id, or appends a new one. */
export function withAddress(book: AddressBook, address: SavedAddress): SavedAddress[] {
  const isKnown = book.some(({ id }) => id === address.id);
  if (!isKnown) return [...book, address];
  return book.map((one) => (one.id === address.id ? address : one));
}

export function withoutAddress(book: AddressBook, id: string): SavedAddress[] {
  return book.filter((one) => one.id !== id);
}

export function withDefault(book: AddressBook, id: string): SavedAddress[] {
  const chosen = book.filter((one) => one.id === id);
  return [...chosen, ...withoutAddress(book, id)];
}

export function formatAddressLine({
  line1,
  line2,
  city,
  state,
  pincode,
}: Omit<SavedAddress, 'id' | 'name' | 'phone'>): string {
  return [line1, line2, `${city} ${pincode}`, state].filter(Boolean).join(', ');
}
