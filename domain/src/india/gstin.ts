import { INDIAN_STATES } from './indian-states.ts';
import type { Message } from '../messages/message.ts';
import { addressMessages } from '../messages/address-messages.ts';

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
export function gstinProblem(typed: string): Message | null {
  const number = readGstin(typed);
  if (number.length !== LENGTH) return addressMessages.gstin_length({ length: LENGTH });
  if (!SHAPE.test(number)) {
    return addressMessages.gstin_shape();
  }
  if (!STATE_CODES.has(number.slice(0, 2))) {
    return addressMessages.gstin_state_code();
  }
  return gstinCheckCharacter(number.slice(0, 14)) === number.charAt(14)
    ? null
    : addressMessages.gstin_check();
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
export function gstinStateProblem(gstin: string, stateName: string): Message | null {
  const state = INDIAN_STATES.find(({ name }) => name === stateName);
  const code = gstinStateCode(gstin);
  if (!state || state.gstCode === code || code === OTHER_TERRITORY) return null;
  return addressMessages.gstin_state({ state: state.name });
}
