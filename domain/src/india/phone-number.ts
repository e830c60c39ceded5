/** What people and address books put between the digits, with the invisible marks of copied numbers. */
const SEPARATORS = /[\s().\u00AD\u200B-\u200F\u2010-\u2015\u202A-\u202E\u2060-\u2069-]/g;
/** Ten digits, with or without the country code and the 0 of calls within India. */
const INDIAN = /^(?:(?:\+|00)?91)?0?([1-9]\d{9})$/;
/** A number abroad, with its country code. */
const ABROAD = /^(?:\+|00)?([1-9]\d{5,15})$/;
const MOBILE = /^[6-9]/;

/** The number with its country code, such as `+919876543210`; null if it cannot be called. */
export function readPhone(typed: string): string | null {
  const compact = typed.replaceAll(SEPARATORS, '');
  const [, indian] = INDIAN.exec(compact) ?? [];
  if (indian !== undefined) return `+91${indian}`;
  const [, abroad] = ABROAD.exec(compact) ?? [];
  return abroad === undefined ? null : `+${abroad}`;
}

export function isPhoneNumber(typed: string): boolean {
  return readPhone(typed) !== null;
}

/** The ten digits of an Indian number, without country code; '' for any other. */
export function indianDigits(typed: string): string {
  const phone = readPhone(typed) ?? '';
  return INDIAN.exec(phone)?.[1] ?? '';
}

/** The ten digits of an Indian mobile number, on which couriers call; '' for any other. */
export function mobileDigits(typed: string): string {
  const digits = indianDigits(typed);
  return MOBILE.test(digits) ? digits : '';
}

const GROUPED = /^(\+91)?(\d{5})(\d{5})$/;

/** Groups an Indian mobile number as people read it: +91 98000 00021. Leaves other numbers as they are. */
export function formatPhone(phone: string): string {
  const [, country = '', first = '', last = ''] = GROUPED.exec(phone) ?? [];
  return first === '' ? phone : [country, first, last].filter(Boolean).join(' ');
}
