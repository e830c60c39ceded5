import type { Address } from '../shopping/customer-info.ts';

export const ROLES = ['customer', 'b2b_buyer', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Roles that a person may choose at registration. */
export const OPEN_ROLES = ['customer', 'b2b_buyer'] as const;

export const ROLE_LABELS: Record<Role, string> = {
  admin: 'Administrator',
  b2b_buyer: 'B2B Buyer',
  customer: 'Customer',
};

export const COMPANY_STATES = ['pending', 'verified', 'rejected'] as const;
export type CompanyState = (typeof COMPANY_STATES)[number];

/** How the shop's check of a company stands; only the server writes it. */
export interface CompanyVerification {
  state: CompanyState;
  /** Storage path of the paper that the buyer has sent; '' without one */
  documentPath: string;
  /** where the company is registered; absent for those that were checked before this was asked */
  address?: Address;
  /** the sentence of the member of staff who decided; '' until then */
  decision: string;
  decidedBy: string | null;
  submittedAt: Date | null;
  decidedAt: Date | null;
}

/** users/{uid}. What a profile does not have is an empty string. */
export interface UserProfile {
  uid: string;
  /** equal to uid, as the profile gets it on sign-in */
  id: string;
  email: string;
  fullName: string;
  phone: string;
  role: Role;
  avatar: string;
  companyName: string;
  gstNumber: string;
  /** ids of the access codes that the person has redeemed */
  accessCodes: string[];
  isEmailVerified: boolean;
  isPhoneVerified: boolean;
  addresses: SavedAddress[];
  preferences: Record<string, boolean | string>;
  /** true on a profile that was opened by a first sign-in with Google, Facebook or a phone */
  isNewUser?: boolean;
  /** true: may neither read nor write private data; absent is false */
  suspended?: boolean;
  /** sign-ins from before no longer count: seconds since 1970, as in tokens; absent is 0. Only the server writes it */
  sessionsValidFrom?: number;
  /** the address of which the person has shown that they read the mailbox; absent is none. Only the server writes it */
  provenMailbox?: string;
  /** hashed names of the browsers in which a member of staff has signed in, the latest last */
  staffDevices?: string[];
  /** absent or null until the person has named a company for the check */
  companyVerification?: CompanyVerification | null;
  lastLogin: Date;
  createdAt: Date;
  updatedAt: Date;
}

/** A buyer of a business that the shop has verified: who gets bulk prices and credit. */
export function isVerifiedBuyer(
  person: Pick<UserProfile, 'role' | 'suspended' | 'companyVerification'> | null,
): boolean {
  if (person?.role !== 'b2b_buyer' || person.suspended === true) return false;
  return person.companyVerification?.state === 'verified';
}

export interface SavedAddress extends Address {
  id: string;
  name: string;
  phone: string;
}

/** True for a role that there is. */
export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}
