import type { CustomerRow } from '@kargha/domain/people/customer-endpoints';

/** Falls back to email, phone or id when there is no name. */
export function customerName({ name, email, phone, id }: CustomerRow): string {
  return name || email || phone || id;
}
