import { invalidInput } from '../api-error.ts';
import { CALLS, FAULTS } from '../faults/planned-faults.ts';
import type { PlannedFault } from '../faults/planned-faults.ts';
import { MIN_AMOUNT } from '../rest/field-checks.ts';
import type { WebhookSwitches } from '../webhooks/webhook-sender.ts';

type Fields = Readonly<Record<string, unknown>>;

const MAX_COUNT = 100;

export const OUTCOMES = ['captured', 'failed', 'authorized_late'] as const;

/** What shall become of a payment that nobody makes in a window. */
export type Outcome = (typeof OUTCOMES)[number];

/** Throws ApiError when `outcome` is not one of the three. */
export function readOutcome({ outcome }: Fields): Outcome {
  return oneOf(OUTCOMES, outcome, 'outcome');
}

/** Throws ApiError when the call or the fault is not known, or `times` is not a count. */
export function readFault(fields: Fields): PlannedFault {
  return {
    call: oneOf([...CALLS, 'any'] as const, fields.call, 'call'),
    fault: oneOf(FAULTS, fields.fault, 'fault'),
    times: readCount(fields.times ?? 1, 'times'),
  };
}

/** What the account may take, in paise. Throws ApiError when `largestAmount` is no amount that an order may have. */
export function readLimits({ largestAmount }: Fields): { largestAmount: number } {
  const isAmount = typeof largestAmount === 'number' && Number.isSafeInteger(largestAmount);
  if (isAmount && largestAmount >= MIN_AMOUNT) return { largestAmount };
  throw invalidInput('"largestAmount" must be a whole number of paise, at least 100.');
}

/** The switches that are named; `duplicate` may be a number of duplicates or just true. */
export function readSwitches(fields: Fields): Partial<WebhookSwitches> {
  const { duplicate, shuffle, hold } = fields;
  return {
    ...(duplicate !== undefined && { duplicate: readDuplicates(duplicate) }),
    ...(shuffle !== undefined && { shuffle: readFlag(shuffle, 'shuffle') }),
    ...(hold !== undefined && { hold: readFlag(hold, 'hold') }),
  };
}

/** A switch of JSON or of a form. */
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

function oneOf<Choice extends string>(
  choices: readonly Choice[],
  given: unknown,
  field: string,
): Choice {
  const choice = choices.find((candidate) => candidate === given);
  if (choice !== undefined) return choice;
  throw invalidInput(`"${field}" must be one of ${choices.join(', ')}.`, field);
}
