import { string } from 'yup';
import { formatCount } from '../money/count-format.ts';

/** `name` starts the message for text that is too long. */
export const textField = (name: string, longest: number) =>
  string()
    .trim()
    .max(longest, `${name} can have at most ${formatCount(longest)} characters`);
