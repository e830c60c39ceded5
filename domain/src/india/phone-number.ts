const CALLABLE = /^\+?[1-9]\d{5,15}$/;

/** True for a number that can be called; spaces, dots, dashes and brackets in it do not count. */
export function isPhoneNumber(typed: string): boolean {
  return CALLABLE.test(typed.replaceAll(/[\s().-]/g, ''));
}
