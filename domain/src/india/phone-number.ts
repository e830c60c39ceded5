const CALLABLE = /^\+?[1-9]\d{5,15}$/;

/** Ignores spaces, dots, dashes and brackets. */
export function isPhoneNumber(typed: string): boolean {
  return CALLABLE.test(typed.replaceAll(/[\s().-]/g, ''));
}

const INDIAN = /^(\+91)?(\d{5})(\d{5})$/;

/** Groups an Indian mobile number as people read it: +91 98000 00021. Leaves other numbers as they are. */
export function formatPhone(phone: string): string {
  const [, country = '', first = '', last = ''] = INDIAN.exec(phone) ?? [];
  return first === '' ? phone : [country, first, last].filter(Boolean).join(' ');
}
