import { paths } from './paths.ts';

/** Only allows listed targets, whatever the address says. */
export function signInRedirect(from: string | null): string {
  return from === 'bulk-orders' ? paths.bulkOrders : paths.home;
}
