import { mixed } from 'yup';

import { MAX_OPTION_LENGTH, MAX_OPTIONS } from '../catalogue/product.ts';
import type { LineOptions } from './line-options.ts';
import { formMessages } from '../messages/form-messages.ts';

/** Firestore reserves these names. */
const RESERVED = /^__.*__$/;

/** The chosen options of a line; missing when there is nothing to choose. The product decides whether they exist. */
export const optionsField = () =>
  mixed<LineOptions>({ check: isOptions })
    .nonNullable(formMessages.options_not_object)
    .typeError(formMessages.options_not_object)
    .test(
      'few',
      () => formMessages.too_many_options({ max: MAX_OPTIONS }),
      (options) => Object.keys(options ?? {}).length <= MAX_OPTIONS,
    )
    .test(
      'short',
      () => formMessages.option_length({ max: MAX_OPTION_LENGTH }),
      (options) =>
        Object.entries(options ?? {})
          .flat()
          .every(isShort),
    )
    .test('free', formMessages.option_not_allowed, (options) =>
      Object.keys(options ?? {}).every((name) => !RESERVED.test(name)),
    );

function isOptions(sent: unknown): sent is LineOptions {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return false;
  return Object.values(sent).every((value) => typeof value === 'string');
}

function isShort(text: string): boolean {
  return text.length > 0 && text.length <= MAX_OPTION_LENGTH;
}
