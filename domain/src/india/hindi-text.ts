import { string } from 'yup';

/** Words in Hindi beside the English ones; without them shoppers read the English. */
export const hindiText = (longest: number) =>
  string().trim().max(longest, `At most ${longest} characters`).optional();

/** Shoppers read a thing in one language: what has some Hindi has all of it. */
export const HINDI_IN_PART = 'Fill in all Hindi fields, or leave them all empty';
