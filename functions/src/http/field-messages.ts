import { setLocale } from 'yup';

/** 'items[2].costPerItem' is read as 'Cost per item'; the body itself as 'The request'. */
function nameOf(path: string): string {
  const last =
    path
      .replaceAll(/\[[^\]]*\]/g, '')
      .split('.')
      .at(-1) ?? '';
  const words = last.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  if (words === '' || words === 'this') return 'The request';
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const KINDS: Readonly<Record<string, string>> = {
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  date: 'a date',
  array: 'a list',
  object: 'an object',
};

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;
const characters = (count: number) => counted(count, 'character', 'characters');
const entries = (count: number) => counted(count, 'entry', 'entries');

type Told<Limits = object> = { path: string } & Limits;
const missing = ({ path }: Told) => `${nameOf(path)} is missing.`;
const notValid = ({ path }: Told) => `${nameOf(path)} is not valid.`;
const least = (say: (count: number) => string) => (told: Told<{ min: number }>) =>
  `${nameOf(told.path)} must have at least ${say(told.min)}.`;
const most = (say: (count: number) => string) => (told: Told<{ max: number }>) =>
  `${nameOf(told.path)} must have at most ${say(told.max)}.`;
const exactly = (say: (count: number) => string) => (told: Told<{ length: number }>) =>
  `${nameOf(told.path)} must have ${say(told.length)}.`;

/**
 * What the API says of a field whose schema has no sentence of its own. A schema takes its sentences when it is made:
 * this file is imported before all others.
 */
setLocale({
  mixed: {
    default: notValid,
    required: missing,
    defined: missing,
    notNull: missing,
    notType: ({ path, type }: Told<{ type: string }>) =>
      `${nameOf(path)} must be ${KINDS[type] ?? `a ${type}`}.`,
    oneOf: ({ path, values }) => `${nameOf(path)} must be one of: ${String(values)}.`,
  },
  string: {
    length: exactly(characters),
    min: least(characters),
    max: most(characters),
    matches: notValid,
    email: ({ path }) => `${nameOf(path)} must be an email address.`,
    url: ({ path }) => `${nameOf(path)} must be a web address.`,
    uuid: notValid,
  },
  number: {
    min: ({ path, min }) => `${nameOf(path)} must be at least ${min}.`,
    max: ({ path, max }) => `${nameOf(path)} must be at most ${max}.`,
    lessThan: ({ path, less }) => `${nameOf(path)} must be less than ${less}.`,
    moreThan: ({ path, more }: Told<{ more: number }>) =>
      `${nameOf(path)} must be more than ${more}.`,
    integer: ({ path }: Told) => `${nameOf(path)} must be a whole number.`,
  },
  array: {
    length: exactly(entries),
    min: least(entries),
    max: most(entries),
  },
  object: {
    noUnknown: ({ path, unknown }: Told<{ unknown: string[] }>) =>
      `${nameOf(path)} has unknown fields: ${unknown.join(', ')}.`,
  },
});
