import type {
  CompanyVerification,
  SavedAddress,
  UserProfile,
} from '@kargha/domain/people/user-schema';

import { daysAgo } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import { accessCodeId, type AccessCodeName } from './access-codes.ts';
import { PEOPLE, uidOf } from './people.ts';
import type { Person } from './person.ts';

export function userProfileDocuments(): SeedDocument[] {
  return userProfiles().map((profile) => seedDocument(`users/${profile.uid}`, profile));
}

export function userProfiles(): UserProfile[] {
  return PEOPLE.map(profileOf);
}

function profileOf(person: Person): UserProfile {
  const { key, email, fullName, role, company } = person;
  const uid = uidOf(key);
  return {
    uid,
    id: uid,
    email,
    fullName,
    phone: person.phone,
    role,
    ...(person.staffRoles && { staffRoles: person.staffRoles }),
    avatar: '',
    companyName: company?.name ?? '',
    gstNumber: company?.gstin ?? '',
    accessCodes: redeemedCodes(person),
    isEmailVerified: true,
    isPhoneVerified: person.phoneVerified === true,
    addresses: [savedAddress(person)],
    preferences: { marketing: person.marketing === true, language: 'en' },
    companyVerification: verification(person),
    lastLogin: daysAgo(person.lastSeenDaysAgo),
    createdAt: daysAgo(person.joinedDaysAgo),
    updatedAt: daysAgo(person.lastSeenDaysAgo),
  };
}

function redeemedCodes({ accessCodes = [] }: Person): string[] {
  const codeNames: AccessCodeName[] = ['school-uniform', 'corporate-merchandise', 'alumni-meet'];
  return codeNames.filter((name) => accessCodes.includes(name)).map(accessCodeId);
}

function savedAddress({ address, fullName, phone, company }: Person): SavedAddress {
  return { id: company ? 'office' : 'home', name: fullName, phone, ...address };
}

function verification({ company, address, joinedDaysAgo }: Person): CompanyVerification | null {
  if (!company) return null;
  const isDecided = company.verification !== 'pending';
  return {
    state: company.verification,
    documentPath: '',
    address,
    decision: company.decision,
    decidedBy: isDecided ? uidOf('ananya') : null,
    submittedAt: daysAgo(joinedDaysAgo),
    decidedAt: isDecided ? daysAgo(joinedDaysAgo - 1.2) : null,
  };
}
