import type { UserRow } from '@kargha/domain/people/user-endpoints';

type Named = Pick<UserRow, 'uid' | 'fullName' | 'email' | 'phone'>;

/** Falls back to the contact when there is no name. */
export function personName(person: Named): string {
  return person.fullName || contactOf(person);
}

/** Email, phone, or the account id when neither is known. */
export function contactOf({ uid, email, phone }: Named): string {
  return email || phone || uid;
}
