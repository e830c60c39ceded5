import { INDIAN_STATES } from './indian-states.ts';

/** State code, PAN, entity, Z and check character. */
const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const LENGTH = 15;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Territorial waters and special zones outside any state or union territory. */
const OTHER_TERRITORY = '97';
const STATE_CODES = new Set([...INDIAN_STATES.map(({ gstCode }) => gstCode), OTHER_TERRITORY]);

/** Upper case, no spaces. */
export function readGstin(typed: string): string {
  return typed.toUpperCase().replaceAll(/\s/g, '');
}

export function isGstin(typed: string): boolean {
  return gstinProblem(typed) === null;
}

/** The problem as a message for the field; null when the number is valid. */
export function gstinProblem(typed: string): string | null {
  const number = readGstin(typed);
  if (number.length !== LENGTH) return `A GST number has ${LENGTH} characters`;
  if (!SHAPE.test(number)) {
    return 'A GST number is 2 digits, the PAN, a digit or letter, Z and a check character';
  }
  if (!STATE_CODES.has(number.slice(0, 2))) {
    return 'The first two digits of this GST number are not a state code';
  }
  return gstinCheckCharacter(number.slice(0, 14)) === number.charAt(14)
    ? null
    : 'The last character of this GST number does not match the rest. Please check it for a typing mistake';
}

/** Check character of the first 14: base 36, alternating factors 1 and 2, digits of each product added. */
export function gstinCheckCharacter(first14: string): string {
  const sum = Array.from(first14).reduce((total, character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return DIGITS.charAt((36 - (sum % 36)) % 36);
}

export function gstinStateCode(gstin: string): string {
  return readGstin(gstin).slice(0, 2);
}

/** Why an address in this state cannot belong to the number; null when it can. */
export function gstinStateProblem(gstin: string, stateName: string): string | null {
  const state = INDIAN_STATES.find(({ name }) => name === stateName);
  const code = gstinStateCode(gstin);
  if (!state || state.gstCode === code || code === OTHER_TERRITORY) return null;
  return `This GST number is not registered in ${state.name}, the state of the address`;
}
