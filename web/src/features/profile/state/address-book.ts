import type { SavedAddress } from '@kargha/domain/people/user-profile';

/** As many as the rules let a profile hold. The first one is the default. */
export const MAX_ADDRESSES = 10;

export type AddressBook = readonly SavedAddress[];

/** The book with this address, in the place of the one with its id or at the end. */
export function withAddress(book: AddressBook, address: SavedAddress): SavedAddress[] {
  const isKnown = book.some(({ id }) => id === address.id);
  if (!isKnown) return [...book, address];
  return book.map((one) => (one.id === address.id ? address : one));
}

export function withoutAddress(book: AddressBook, id: string): SavedAddress[] {
  return book.filter((one) => one.id !== id);
}

/** The book with this address first. */
export function withDefault(book: AddressBook, id: string): SavedAddress[] {
  const chosen = book.filter((one) => one.id === id);
  return [...chosen, ...withoutAddress(book, id)];
}

/** On one line, for reading aloud and for questions. */
export function formatAddressLine({
  line1,
  line2,
  city,
  state,
  pincode,
}: Omit<SavedAddress, 'id' | 'name' | 'phone'>): string {
  return [line1, line2, `${city} ${pincode}`, state].filter(Boolean).join(', ');
}
