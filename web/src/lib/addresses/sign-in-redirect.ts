import { paths } from './paths.ts';

/** Where somebody goes who has just signed in: only places that are listed here, whatever an address says. */
export function signInRedirect(from: string | null): string {
  return from === 'bulk-orders' ? paths.bulkOrders : paths.home;
}
