import { INDIAN_STATES } from './indian-states.ts';

/** The shape of a GST identification number: state, PAN, entity, Z, check character. */
const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const LENGTH = 15;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Waters and zones that belong to no state or union territory. */
const OTHER_TERRITORY = '97';
const STATE_CODES = new Set([...INDIAN_STATES.map(({ gstCode }) => gstCode), OTHER_TERRITORY]);

/** The number as it is written down: upper case, no spaces. */
export function readGstin(typed: string): string {
  return typed.toUpperCase().replaceAll(/\s/g, '');
}

/** True when the shape, the state code and the check character are right. */
export function isGstin(typed: string): boolean {
  return gstinProblem(typed) === null;
}

/** What is wrong with a number, as a sentence for its field; null when it is right. */
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

/** The check character of the first 14: base 36, factors 1 and 2 in turn, digits of each product added. */
export function gstinCheckCharacter(first14: string): string {
  const sum = Array.from(first14).reduce((total, character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return DIGITS.charAt((36 - (sum % 36)) % 36);
}

/** The GST code of the state that the number belongs to. */
export function gstinStateCode(gstin: string): string {
  return readGstin(gstin).slice(0, 2);
}

/** Why an address in this state is not that of the company with the number; null when it may be. */
export function gstinStateProblem(gstin: string, stateName: string): string | null {
  const state = INDIAN_STATES.find(({ name }) => name === stateName);
  const code = gstinStateCode(gstin);
  if (!state || state.gstCode === code || code === OTHER_TERRITORY) return null;
  return `This GST number is not registered in ${state.name}, the state of the address`;
}
