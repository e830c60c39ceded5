import type { UserProfile } from '@kargha/domain/people/user-profile';

import { readDraft, type CheckoutDraft } from './checkout-draft.ts';

/** What the form begins with: what was typed before, and what is known of whoever is here. */
export function initialDraft(profile: UserProfile | undefined): CheckoutDraft {
  const draft = readDraft();
  return profile ? withProfile(draft, profile) : draft;
}

/** A draft with what the profile knows, where nothing was typed. */
export function withProfile(draft: CheckoutDraft, profile: UserProfile): CheckoutDraft {
  const { gstNumber } = profile;
  return {
    name: draft.name || profile.fullName,
    email: draft.email || profile.email,
    phone: draft.phone || profile.phone.replace(/^\+91/, ''),
    address: addressFor(profile, draft),
    gstin: draft.gstin || gstNumber,
    purchaseOrderNumber: draft.purchaseOrderNumber,
    companyName: draft.companyName || (gstNumber === '' ? '' : profile.companyName),
  };
}

/** One word of an address is enough to leave it alone: half of it and half of another would be no place at all. */
function addressFor({ addresses: [home] }: UserProfile, { address }: CheckoutDraft) {
  const { country: _, ...rest } = address;
  if (!home || Object.values(rest).some((field) => field !== '')) return address;
  const { line1, line2, city, state, pincode } = home;
  return { ...address, line1, line2, city, state, pincode };
}
