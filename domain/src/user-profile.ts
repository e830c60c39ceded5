import type { Address } from './customer-info.ts';

export const ROLES = ['customer', 'b2b_buyer', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Roles that a person may choose at registration. */
export const OPEN_ROLES = ['customer', 'b2b_buyer'] as const;

export const ROLE_LABELS: Record<Role, string> = {
  admin: 'Administrator',
  b2b_buyer: 'B2B Buyer',
  customer: 'Customer',
};

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
  lastLogin: Date;
  createdAt: Date;
  updatedAt: Date;
}

export interface SavedAddress extends Address {
  id: string;
  name: string;
  phone: string;
}

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}
