export const ROLES = ['customer', 'b2b_buyer', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What an administrator does in the shop; the permissions of each are in `staff-permissions.ts`. */
export const STAFF_ROLES = [
  'owner',
  'manager',
  'orders',
  'catalogue',
  'finance',
  'support',
  'content',
] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const STAFF_ROLE_LABELS: Record<StaffRole, string> = {
  owner: 'Owner',
  manager: 'Manager',
  orders: 'Orders',
  catalogue: 'Catalogue',
  finance: 'Finance',
  support: 'Support',
  content: 'Content',
};

export const OPEN_ROLES = ['customer', 'b2b_buyer'] as const;

export const ROLE_LABELS: Record<Role, string> = {
  admin: 'Administrator',
  b2b_buyer: 'B2B Buyer',
  customer: 'Customer',
};

export const COMPANY_STATES = ['pending', 'verified', 'rejected'] as const;
export type CompanyState = (typeof COMPANY_STATES)[number];

/** Verified business buyers get bulk prices and credit. */
export function isVerifiedBuyer(
  person: {
    role: Role;
    suspended?: boolean;
    companyVerification?: { state: CompanyState } | null;
  } | null,
): boolean {
  if (person?.role !== 'b2b_buyer' || person.suspended === true) return false;
  return person.companyVerification?.state === 'verified';
}

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}
