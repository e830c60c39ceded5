import { mixed } from 'yup';

import { MAX_OPTION_LENGTH, MAX_OPTIONS } from '../catalogue/product.ts';
import type { LineOptions } from './line-options.ts';

const NOT_OPTIONS = 'Options must be an object of texts.';
const TOO_MANY = `A line can have at most ${MAX_OPTIONS} options.`;
const TOO_LONG = `An option name and its value must have 1 to ${MAX_OPTION_LENGTH} characters each.`;
/** Firestore reserves these names. */
const RESERVED = /^__.*__$/;

/** The chosen options of a line; missing when there is nothing to choose. The product decides whether they exist. */
export const optionsField = () =>
  mixed<LineOptions>({ check: isOptions })
    .nonNullable(NOT_OPTIONS)
    .typeError(NOT_OPTIONS)
    .test('few', TOO_MANY, (options) => Object.keys(options ?? {}).length <= MAX_OPTIONS)
    .test('short', TOO_LONG, (options) =>
      Object.entries(options ?? {})
        .flat()
        .every(isShort),
    )
    .test('free', 'This option name is not allowed.', (options) =>
      Object.keys(options ?? {}).every((name) => !RESERVED.test(name)),
    );

function isOptions(sent: unknown): sent is LineOptions {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return false;
  return Object.values(sent).every((value) => typeof value === 'string');
}

function isShort(text: string): boolean {
  return text.length > 0 && text.length <= MAX_OPTION_LENGTH;
}
