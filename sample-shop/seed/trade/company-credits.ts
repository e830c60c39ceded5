import { companySearch, receivablesOf } from '@kargha/domain/payments/company-credit';
import type { CompanyCredit } from '@kargha/domain/payments/company-credit-schema';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { rupeesToPaise } from '@kargha/domain/money/paise';

import { daysAgo } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import { uidOf } from '../people/people.ts';
import { userProfiles } from '../people/user-profile-document.ts';
import { documentLinksOf } from './link-documents.ts';

const LIMITS = [{ personKey: 'buyer', rupees: 250_000, daysAgo: 61 }] as const;

/** companyCredits/{uid}: limits set by staff, and what the orders still owe. */
export function companyCreditDocuments(orders: readonly StoredOrder[]): SeedDocument[] {
  return LIMITS.map(({ personKey, rupees, daysAgo: days }) => {
    const uid = uidOf(personKey);
    const hasBalanceDue = orders.filter(
      (order) => order.uid === uid && order.payment.state === 'pending',
    );
    const credit: CompanyCredit & { uid: string } = {
      ...receivablesOf(
        hasBalanceDue.map((order) => ({ ...order, ...documentLinksOf(order, orders) })),
      ),
      uid,
      limit: rupeesToPaise(rupees),
      revision: 1,
      updatedAt: daysAgo(days),
      by: uidOf('ananya'),
    };
    const search = userProfiles()
      .filter((profile) => profile.uid === uid)
      .flatMap(companySearch);
    return seedDocument(`${COLLECTIONS.companyCredits}/${uid}`, { ...credit, search });
  });
}
