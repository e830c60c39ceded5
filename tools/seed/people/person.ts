import type { Address } from '@kargha/domain/shopping/customer-info';
import type { CompanyState, Role } from '@kargha/domain/people/user-profile';

interface Company {
  name: string;
  industry: string;
  gstin: string;
  /** how far the check of the company has come */
  verification: CompanyState;
  /** what staff wrote when they decided */
  decision: string;
}

/** An invented person with an account. */
export interface Person {
  key: string;
  email: string;
  fullName: string;
  /** ten digits */
  phone: string;
  role: Role;
  address: Address;
  company?: Company;
  joinedDaysAgo: number;
  lastSeenDaysAgo: number;
  /** names of the access codes that were redeemed */
  accessCodes?: string[];
  phoneVerified?: true;
  marketing?: true;
}

/** Line 1, city, state, pincode. */
export function address(line1: string, city: string, state: string, pincode: string): Address {
  return { line1, line2: '', city, state, pincode, country: 'India' };
}
