import { invalidInput } from '../api-error.ts';
import { CALLS, FAULTS } from '../faults/planned-faults.ts';
import type { PlannedFault } from '../faults/planned-faults.ts';
import { MIN_AMOUNT } from '../rest/field-checks.ts';
import type { WebhookSwitches } from '../webhooks/webhook-sender.ts';

type Fields = Readonly<Record<string, unknown>>;

const MAX_COUNT = 100;

export const OUTCOMES = ['captured', 'failed', 'authorized_late'] as const;

/** The outcome of a payment that is made without the window. */
export type Outcome = (typeof OUTCOMES)[number];

/** Throws ApiError for an unknown outcome. */
export function readOutcome({ outcome }: Fields): Outcome {
  return oneOf(OUTCOMES, outcome, 'outcome');
}

/** Throws ApiError for an unknown call or fault, or an invalid `times`. */
export function readFault(fields: Fields): PlannedFault {
  return {
    call: oneOf([...CALLS, 'any'] as const, fields.call, 'call'),
    fault: oneOf(FAULTS, fields.fault, 'fault'),
    times: readCount(fields.times ?? 1, 'times'),
    ...(fields.skip !== undefined && { skip: readCount(fields.skip, 'skip') }),
  };
}

/** `largestAmount` is in paise. Throws ApiError if it is not a valid order amount. */
export function readLimits({ largestAmount }: Fields): { largestAmount: number } {
  const isAmount = typeof largestAmount === 'number' && Number.isSafeInteger(largestAmount);
  if (isAmount && largestAmount >= MIN_AMOUNT) return { largestAmount };
  throw invalidInput('"largestAmount" must be a whole number of paise, at least 100.');
}

/** Returns only the switches in the request; `duplicate` may be a number or true. */
export function readSwitches(fields: Fields): Partial<WebhookSwitches> {
  const { duplicate, shuffle, hold } = fields;
  return {
    ...(duplicate !== undefined && { duplicate: readDuplicates(duplicate) }),
    ...(shuffle !== undefined && { shuffle: readFlag(shuffle, 'shuffle') }),
    ...(hold !== undefined && { hold: readFlag(hold, 'hold') }),
  };
}

/** Accepts JSON booleans and form values. */
export function readFlag(flag: unknown, field: string): boolean {
  if (flag === true || flag === 'true' || flag === 'on') return true;
  if (flag === false || flag === 'false' || flag === undefined) return false;
  throw invalidInput(`"${field}" must be true or false.`, field);
}

function readDuplicates(duplicate: unknown): number {
  if (typeof duplicate === 'boolean') return Number(duplicate);
  if (duplicate === 0 || duplicate === '0') return 0;
  return readCount(duplicate, 'duplicate');
}

function readCount(count: unknown, field: string): number {
  const number = typeof count === 'string' ? Number(count) : count;
  const isCount = typeof number === 'number' && Number.isInteger(number);
  if (isCount && number >= 1 && number <= MAX_COUNT) return number;
  throw invalidInput(`"${field}" must be a whole number from 1 to 100.`, field);
}

/** Throws ApiError unless it is one of the choices. */
export function oneOf<Choice extends string>(
  choices: readonly Choice[],
  given: unknown,
  field: string,
): Choice {
  const choice = choices.find((candidate) => candidate === given);
  if (choice !== undefined) return choice;
  throw invalidInput(`"${field}" must be one of ${choices.join(', ')}.`, field);
}
