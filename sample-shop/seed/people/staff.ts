import { address, type Person } from './person.ts';

const SHOP = address('12 Loom Lane, Richmond Town', 'Bengaluru', 'Karnataka', '560025');

/** The first is the owner. */
export const STAFF: readonly Person[] = [
  {
    key: 'ananya',
    email: 'admin@kargha.example',
    fullName: 'Ananya Deshmukh',
    phone: '9800000001',
    role: 'admin',
    address: SHOP,
    joinedDaysAgo: 240,
    lastSeenDaysAgo: 0.05,
    phoneVerified: true,
  },
  {
    key: 'kabir',
    email: 'kabir@kargha.example',
    fullName: 'Kabir Thomas',
    phone: '9800000002',
    role: 'admin',
    staffRoles: ['manager'],
    address: SHOP,
    joinedDaysAgo: 200,
    lastSeenDaysAgo: 0.3,
  },
  {
    key: 'nandini',
    email: 'packing@kargha.example',
    fullName: 'Nandini Gowda',
    phone: '9800000003',
    role: 'admin',
    staffRoles: ['orders'],
    address: SHOP,
    joinedDaysAgo: 160,
    lastSeenDaysAgo: 0.2,
  },
  {
    key: 'imran',
    email: 'accounts@kargha.example',
    fullName: 'Imran Shaikh',
    phone: '9800000004',
    role: 'admin',
    staffRoles: ['finance'],
    address: SHOP,
    joinedDaysAgo: 150,
    lastSeenDaysAgo: 0.4,
  },
  {
    key: 'tara',
    email: 'support@kargha.example',
    fullName: 'Tara Lobo',
    phone: '9800000005',
    role: 'admin',
    staffRoles: ['support', 'content'],
    address: SHOP,
    joinedDaysAgo: 120,
    lastSeenDaysAgo: 0.1,
  },
];
