import { string } from 'yup';

import { formMessages } from '../messages/form-messages.ts';

/** `name` starts the message for text that is too long. */
export const textField = (name: string, longest: number) =>
  string()
    .trim()
    .max(longest, ({ max }) => formMessages.too_long_for({ field: name, max }));

export const requiredTextField = (name: string, longest: number) =>
  textField(name, longest).required(() => formMessages.required({ field: name }));
