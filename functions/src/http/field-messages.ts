import { setLocale } from 'yup';

import { requestMessages } from '@kargha/domain/messages/request-messages';

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

type MessageParams<Limits = object> = { path: string } & Limits;

function withName<Params extends { path: string }>(params: Params): Params & { field: string } {
  return { ...params, field: nameOf(params.path) };
}

const missing = (params: MessageParams) => requestMessages.field_missing(withName(params));
const notValid = (params: MessageParams) => requestMessages.field_not_valid(withName(params));

/** Says “1 character”, “2 characters”. */
const counted =
  (one: typeof requestMessages.at_least_characters, many: typeof one) =>
  (limits: MessageParams<{ min?: number; max?: number }>) => {
    const count = limits.min ?? limits.max ?? 0;
    return (count === 1 ? one : many)({ field: nameOf(limits.path), count });
  };
const exactly =
  (message: typeof requestMessages.exactly_characters) =>
  ({ path, length }: MessageParams<{ length: number }>) =>
    message({ field: nameOf(path), count: length });

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
      requestMessages.field_wrong_type({ field: nameOf(path), kind: KINDS[type] ?? `a ${type}` }),
    oneOf: ({ path, values }) =>
      requestMessages.field_not_one_of({ field: nameOf(path), values: String(values) }),
  },
  string: {
    length: exactly(requestMessages.exactly_characters),
    min: counted(requestMessages.at_least_one_character, requestMessages.at_least_characters),
    max: counted(requestMessages.at_most_one_character, requestMessages.at_most_characters),
    matches: notValid,
    email: (params) => requestMessages.field_not_email(withName(params)),
    url: (params) => requestMessages.field_not_url(withName(params)),
    uuid: notValid,
  },
  number: {
    min: (params) => requestMessages.field_too_low(withName(params)),
    max: (params) => requestMessages.field_too_high(withName(params)),
    lessThan: (params) => requestMessages.field_not_less(withName(params)),
    moreThan: (params: MessageParams<{ more: number }>) =>
      requestMessages.field_not_more(withName(params)),
    integer: (params: MessageParams) => requestMessages.field_not_whole(withName(params)),
  },
  array: {
    length: exactly(requestMessages.exactly_entries),
    min: counted(requestMessages.at_least_one_entry, requestMessages.at_least_entries),
    max: counted(requestMessages.at_most_one_entry, requestMessages.at_most_entries),
  },
  object: {
    noUnknown: ({ path, unknown }: MessageParams<{ unknown: string[] }>) =>
      requestMessages.unknown_fields({ field: nameOf(path), fields: unknown.join(', ') }),
  },
});
