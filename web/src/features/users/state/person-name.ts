import type { UserRow } from '@kargha/domain/people/user-admin';

type Named = Pick<UserRow, 'uid' | 'fullName' | 'email' | 'phone'>;

/** By what a person is called: some have no name, some no address. */
export function personName(person: Named): string {
  return person.fullName || contactOf(person);
}

/** Where a person can be reached; the id of the account where nothing is known. */
export function contactOf({ uid, email, phone }: Named): string {
  return email || phone || uid;
}
