import { setLocale } from 'yup';

/** 'items[2].costPerItem' becomes 'Cost per item', the body itself 'The request'. */
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

type MessageParams<Limits = object> = { path: string } & Limits;
const missing = ({ path }: MessageParams) => `${nameOf(path)} is missing.`;
const notValid = ({ path }: MessageParams) => `${nameOf(path)} is not valid.`;
const atLeast = (say: (count: number) => string) => (params: MessageParams<{ min: number }>) =>
  `${nameOf(params.path)} must have at least ${say(params.min)}.`;
const atMost = (say: (count: number) => string) => (params: MessageParams<{ max: number }>) =>
  `${nameOf(params.path)} must have at most ${say(params.max)}.`;
const exactly = (say: (count: number) => string) => (params: MessageParams<{ length: number }>) =>
  `${nameOf(params.path)} must have ${say(params.length)}.`;

/**
 * Default messages for schemas without their own. Schemas take them when they are created, so this file must be
 * imported first.
 */
setLocale({
  mixed: {
    default: notValid,
    required: missing,
    defined: missing,
    notNull: missing,
    notType: ({ path, type }: MessageParams<{ type: string }>) =>
      `${nameOf(path)} must be ${KINDS[type] ?? `a ${type}`}.`,
    oneOf: ({ path, values }) => `${nameOf(path)} must be one of: ${String(values)}.`,
  },
  string: {
    length: exactly(characters),
    min: atLeast(characters),
    max: atMost(characters),
    matches: notValid,
    email: ({ path }) => `${nameOf(path)} must be an email address.`,
    url: ({ path }) => `${nameOf(path)} must be a web address.`,
    uuid: notValid,
  },
  number: {
    min: ({ path, min }) => `${nameOf(path)} must be at least ${min}.`,
    max: ({ path, max }) => `${nameOf(path)} must be at most ${max}.`,
    lessThan: ({ path, less }) => `${nameOf(path)} must be less than ${less}.`,
    moreThan: ({ path, more }: MessageParams<{ more: number }>) =>
      `${nameOf(path)} must be more than ${more}.`,
    integer: ({ path }: MessageParams) => `${nameOf(path)} must be a whole number.`,
  },
  array: {
    length: exactly(entries),
    min: atLeast(entries),
    max: atMost(entries),
  },
  object: {
    noUnknown: ({ path, unknown }: MessageParams<{ unknown: string[] }>) =>
      `${nameOf(path)} has unknown fields: ${unknown.join(', ')}.`,
  },
});
