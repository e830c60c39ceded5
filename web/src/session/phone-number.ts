const INDIA = '+91';
const INDIAN_MOBILE = /^[6-9]\d{9}$/;

/** E.164, such as `+919876543210`. Ten digits of a mobile number are Indian. */
export function internationalNumber(typed: string): string {
  const number = typed.replaceAll(/[\s()-]/g, '');
  if (number.startsWith('+')) return number;
  return INDIAN_MOBILE.test(number) ? INDIA + number : `+${number}`;
}
