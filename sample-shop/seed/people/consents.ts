import type { ConsentPurpose, ConsentSource } from '@kargha/domain/people/consent';
import type { Consent } from '@kargha/domain/people/consent-schema';

import { daysAgo } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import { stableId } from '../foundation/stable-id.ts';
import { PEOPLE, uidOf } from './people.ts';

const NOTICE = '2026-03-01';

/** consents/{id}: given on the day they signed up. */
export function consentDocuments(): SeedDocument[] {
  return PEOPLE.flatMap(({ key, marketing, company, joinedDaysAgo }) => {
    const uid = uidOf(key);
    const at = daysAgo(joinedDaysAgo);
    return [
      ...(marketing ? [consentDocument(uid, 'marketing', 'profile', at)] : []),
      ...(company ? [consentDocument(uid, 'terms', 'sign_up', at)] : []),
    ];
  });
}

function consentDocument(
  uid: string,
  purpose: ConsentPurpose,
  source: ConsentSource,
  at: Date,
): SeedDocument {
  const consent: Consent = {
    purpose,
    given: true,
    notice: NOTICE,
    source,
    uid,
    addressHash: null,
    at,
  };
  return seedDocument(`consents/${stableId(20, 'consent', uid, purpose)}`, consent);
}
