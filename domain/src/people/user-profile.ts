import type { Address } from '../shopping/customer-info.ts';

export const ROLES = ['customer', 'b2b_buyer', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export const OPEN_ROLES = ['customer', 'b2b_buyer'] as const;

export const ROLE_LABELS: Record<Role, string> = {
  admin: 'Administrator',
  b2b_buyer: 'B2B Buyer',
  customer: 'Customer',
};

export const COMPANY_STATES = ['pending', 'verified', 'rejected'] as const;
export type CompanyState = (typeof COMPANY_STATES)[number];

/** Verification of a company. Written by the server only. */
export interface CompanyVerification {
  state: CompanyState;
  /** Storage path of the submitted document; '' without one */
  documentPath: string;
  /** registered address; missing for companies verified before it was required */
  address?: Address;
  /** reason given by staff; '' before the decision */
  decision: string;
  decidedBy: string | null;
  submittedAt: Date | null;
  decidedAt: Date | null;
}

/** users/{uid}. Missing values are empty strings. */
export interface UserProfile {
  uid: string;
  /** equal to uid, set at sign-in */
  id: string;
  email: string;
  fullName: string;
  phone: string;
  role: Role;
  avatar: string;
  companyName: string;
  gstNumber: string;
  /** IDs of redeemed access codes */
  accessCodes: string[];
  isEmailVerified: boolean;
  isPhoneVerified: boolean;
  addresses: SavedAddress[];
  preferences: Record<string, boolean | string>;
  /** true after a first sign-in with Google, Facebook or phone */
  isNewUser?: boolean;
  /** true: may neither read nor write private data; missing means false */
  suspended?: boolean;
  /** seconds since 1970: older sign-ins are invalid; missing means 0. Written by the server only */
  sessionsValidFrom?: number;
  /** email address whose mailbox the person has proven to read; missing without one. Written by the server only */
  provenMailbox?: string;
  /** hashed names of browsers used by a staff member, latest last */
  staffDevices?: string[];
  companyVerification?: CompanyVerification | null;
  lastLogin: Date;
  createdAt: Date;
  updatedAt: Date;
}

/** Verified business buyers get bulk prices and credit. */
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

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}
