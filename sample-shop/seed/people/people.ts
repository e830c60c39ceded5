import { gstinCheckCharacter } from '@kargha/domain/india/gstin';

import { stableId } from '../foundation/stable-id.ts';
import { address, type Person } from './person.ts';
import { STAFF } from './staff.ts';

export const PEOPLE: readonly Person[] = [
  ...STAFF,
  {
    key: 'buyer',
    email: 'buyer@kargha.example',
    fullName: 'Rohan Kulkarni',
    phone: '9800000011',
    role: 'b2b_buyer',
    address: address('4th floor, Mula Point, Shivajinagar', 'Pune', 'Maharashtra', '411005'),
    company: {
      name: 'Nilgarh Logistics Private Limited',
      industry: 'Logistics',
      gstin: gstin('27', 'AAECN4821K'),
      verification: 'verified',
      decision: 'Name, address and number agree with the registration certificate.',
    },
    joinedDaysAgo: 84,
    lastSeenDaysAgo: 1.5,
    accessCodes: ['corporate-merchandise'],
    phoneVerified: true,
  },
  {
    key: 'school',
    email: 'accounts@kanchanvan.example',
    fullName: 'Sister Agnes Lakra',
    phone: '9800000012',
    role: 'b2b_buyer',
    address: address('Kanchanvan Vidyalaya, Civil Lines', 'Wardha', 'Maharashtra', '442001'),
    company: {
      name: 'Kanchanvan Vidyalaya Samiti',
      industry: 'Education',
      gstin: gstin('27', 'AAATK7350Q'),
      verification: 'verified',
      decision: 'Trust document seen; the registration covers the school shop.',
    },
    joinedDaysAgo: 88,
    lastSeenDaysAgo: 3.6,
    accessCodes: ['school-uniform'],
  },
  {
    key: 'hotel',
    email: 'purchase@ardra-stays.example',
    fullName: 'Jisha Varghese',
    phone: '9800000013',
    role: 'b2b_buyer',
    address: address('Ardra House, Princess Street, Fort Kochi', 'Kochi', 'Kerala', '682001'),
    company: {
      name: 'Ardra Heritage Stays LLP',
      industry: 'Hospitality',
      gstin: gstin('32', 'ABXFA2964M'),
      verification: 'pending',
      decision: '',
    },
    joinedDaysAgo: 6,
    lastSeenDaysAgo: 0.8,
  },
  {
    key: 'events',
    email: 'office@saptarang-events.example',
    fullName: 'Himanshu Rathore',
    phone: '9800000014',
    role: 'b2b_buyer',
    address: address('B-14 Sardar Patel Marg, C-Scheme', 'Jaipur', 'Rajasthan', '302001'),
    company: {
      name: 'Saptarang Wedding Events',
      industry: 'Events',
      gstin: gstin('08', 'BKLPR5517D'),
      verification: 'rejected',
      decision:
        'The number belongs to a proprietor of another name. Please send the certificate of this business.',
    },
    joinedDaysAgo: 19,
    lastSeenDaysAgo: 11,
  },
  {
    key: 'ritika',
    email: 'customer@kargha.example',
    fullName: 'Ritika Banerjee',
    phone: '9800000021',
    role: 'customer',
    address: address('Flat 3B, 27 Dover Lane, Ballygunge', 'Kolkata', 'West Bengal', '700019'),
    joinedDaysAgo: 75,
    lastSeenDaysAgo: 0.09,
    phoneVerified: true,
    marketing: true,
  },
  {
    key: 'farhan',
    email: 'farhan.q@mail.example',
    fullName: 'Farhan Qureshi',
    phone: '9800000022',
    role: 'customer',
    address: address('8-2-120 Road No. 3, Banjara Hills', 'Hyderabad', 'Telangana', '500034'),
    joinedDaysAgo: 66,
    lastSeenDaysAgo: 0.85,
    marketing: true,
  },
  {
    key: 'sudha',
    email: 'sudha.raghavan@mail.example',
    fullName: 'Sudha Raghavan',
    phone: '9800000023',
    role: 'customer',
    address: address('19 North Mada Street, Mylapore', 'Chennai', 'Tamil Nadu', '600004'),
    joinedDaysAgo: 89,
    lastSeenDaysAgo: 1.8,
  },
  {
    key: 'gurpreet',
    email: 'gurpreet.sandhu@mail.example',
    fullName: 'Gurpreet Sandhu',
    phone: '9800000024',
    role: 'customer',
    address: address('House 61, Civil Lines', 'Ludhiana', 'Punjab', '141001'),
    joinedDaysAgo: 61,
    lastSeenDaysAgo: 3,
    marketing: true,
  },
  {
    key: 'devika',
    email: 'devika.menon@mail.example',
    fullName: 'Devika Menon',
    phone: '9800000025',
    role: 'customer',
    address: address('202 Neem Court, 12th Main, Indiranagar', 'Bengaluru', 'Karnataka', '560038'),
    joinedDaysAgo: 54,
    lastSeenDaysAgo: 0.006,
  },
  {
    key: 'arjun',
    email: 'arjun.solanki@mail.example',
    fullName: 'Arjun Solanki',
    phone: '9800000026',
    role: 'customer',
    address: address('5 Swastik Society, Navrangpura', 'Ahmedabad', 'Gujarat', '380009'),
    joinedDaysAgo: 35,
    lastSeenDaysAgo: 2.6,
  },
];

/** Throws when no person has this key. */
export function personOf(key: string): Person {
  const person = PEOPLE.find((one) => one.key === key);
  if (!person) throw new RangeError(`There is no person ${key}.`);
  return person;
}

/** The uid in Auth and in the profile. */
export function uidOf(key: string): string {
  return stableId(28, 'account', personOf(key).email);
}

/** A GST number with the right check character for an invented PAN. */
export function gstin(stateCode: string, pan: string): string {
  const first14 = `${stateCode}${pan}1Z`;
  return first14 + gstinCheckCharacter(first14);
}
