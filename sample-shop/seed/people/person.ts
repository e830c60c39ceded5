import type { Address } from '@kargha/domain/shopping/customer-info';
import type { CompanyState, Role, StaffRole } from '@kargha/domain/people/user-profile';

interface Company {
  name: string;
  industry: string;
  gstin: string;
  verification: CompanyState;
  decision: string;
}

export interface Person {
  key: string;
  email: string;
  fullName: string;
  /** Ten digits. */
  phone: string;
  role: Role;
  /** of an administrator; missing for the owner, as in shops from before there were staff roles */
  staffRoles?: StaffRole[];
  address: Address;
  company?: Company;
  joinedDaysAgo: number;
  lastSeenDaysAgo: number;
  accessCodes?: string[];
  phoneVerified?: true;
  marketing?: true;
}

export function address(line1: string, city: string, state: string, pincode: string): Address {
  return { line1, line2: '', city, state, pincode, country: 'India' };
}
