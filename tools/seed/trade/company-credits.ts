import type { CompanyCredit } from '@kargha/domain/bulk-credit';
import { COLLECTIONS } from '@kargha/domain/collections';
import { rupeesToPaise } from '@kargha/domain/paise';

import { daysAgo } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import { uidOf } from '../people/people.ts';

/** Who may owe how much, in rupees, and since how many days. */
const LIMITS = [{ who: 'buyer', rupees: 250_000, daysAgo: 61 }] as const;

/** companyCredits/{uid}, as a member of staff has set them. */
export function companyCreditDocuments(): SeedDocument[] {
  return LIMITS.map(({ who, rupees, daysAgo: days }) => {
    const credit: CompanyCredit = {
      uid: uidOf(who),
      limit: rupeesToPaise(rupees),
      revision: 1,
      updatedAt: daysAgo(days),
      by: uidOf('ananya'),
    };
    return seedDocument(`${COLLECTIONS.companyCredits}/${credit.uid}`, credit);
  });
}
