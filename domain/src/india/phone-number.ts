const CALLABLE = /^\+?[1-9]\d{5,15}$/;

/** Ignores spaces, dots, dashes and brackets. */
export function isPhoneNumber(typed: string): boolean {
  return CALLABLE.test(typed.replaceAll(/[\s().-]/g, ''));
}
