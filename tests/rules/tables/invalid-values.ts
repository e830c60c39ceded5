import { ADDRESS } from '../sample-profiles.ts';
import { without } from './field-case.ts';

export const tenth = (address: unknown) => [...Array.from({ length: 9 }, () => ADDRESS), address];

export const WRONG_ADDRESSES: unknown[] = [
  null,
  'home',
  { 0: ADDRESS },
  ['home'],
  [null],
  [{ ...ADDRESS, pincode: '' }],
  [{ ...ADDRESS, pincode: 781001 }],
  [{ ...ADDRESS, pincode: '78100' }],
  [{ ...ADDRESS, country: 'Nepal' }],
  [{ ...ADDRESS, country: 'India/7', pincode: '81001' }],
  [{ ...ADDRESS, country: ['India'] }],
  [{ ...ADDRESS, line1: 7 }],
  [{ ...ADDRESS, line1: 'x'.repeat(800) }],
  [{ ...ADDRESS, note: 'x' }],
  [ADDRESS, { ...ADDRESS, pincode: 'abcdef' }],
  ...Object.keys(ADDRESS).map((field) => [without([field], ADDRESS)]),
  ...Array.from({ length: 9 }, (_, place) => [
    ...Array.from({ length: place }, () => ADDRESS),
    'none',
  ]),
  tenth('none'),
  tenth({ ...ADDRESS, country: '' }),
  Array.from({ length: 11 }, () => ADDRESS),
];
export const WRONG_PREFERENCES: unknown[] = [
  null,
  'all',
  [],
  { discount: 50 },
  { marketing: 'yes' },
  { language: 5 },
  { language: 'x'.repeat(11) },
];
export const WRONG_PHONES = [null, 7, ['9'], 'call me', '+', '0123', '98 76', '1'.repeat(17)];
export const WRONG_PICTURES = [
  null,
  7,
  ['https://a.example'],
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
  ` https://a.example`,
  `https://a.example/${'x'.repeat(2048)}`,
];
