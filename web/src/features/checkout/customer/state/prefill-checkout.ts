import { mobileDigits } from '@kargha/domain/india/phone-number';
import type { UserProfile } from '@kargha/domain/people/user-schema';

import { readDraft, type CheckoutDraft } from '../../state/checkout-draft.ts';

export function initialDraft(profile: UserProfile | undefined): CheckoutDraft {
  const draft = readDraft();
  return profile ? withProfile(draft, profile) : draft;
}

export function withProfile(draft: CheckoutDraft, profile: UserProfile): CheckoutDraft {
  const { gstNumber } = profile;
  return {
    name: draft.name || profile.fullName,
    email: draft.email || profile.email,
    phone: draft.phone || mobileDigits(profile.phone),
    address: addressFor(profile, draft),
    gstin: draft.gstin || gstNumber,
    purchaseOrderNumber: draft.purchaseOrderNumber,
    companyName: draft.companyName || (gstNumber === '' ? '' : profile.companyName),
  };
}

/** A partly filled address is left alone, so that two addresses do not mix. */
function addressFor({ addresses: [home] }: UserProfile, { address }: CheckoutDraft) {
  const { country: _, ...rest } = address;
  if (!home || Object.values(rest).some((field) => field !== '')) return address;
  const { line1, line2, city, state, pincode } = home;
  return { ...address, line1, line2, city, state, pincode };
}
