import { string } from 'yup';
import { formatCount } from '../money/count-format.ts';

/** Text of at most so many characters; `name` begins the sentence that a longer one gets. */
export const textField = (name: string, longest: number) =>
  string()
    .trim()
    .max(longest, `${name} can have at most ${formatCount(longest)} characters`);
