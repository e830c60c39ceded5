import { formatCount } from '../money/count-format.ts';
import { formatPaise } from '../money/money-format.ts';
import { paise } from '../money/paise.ts';
import type { KeyedText } from './sentence.ts';

export type MessageParams = Readonly<Record<string, string | number>>;

/** What a translation needs: the name of a sentence and the values in it. */
export interface MessageRef {
  readonly key: string;
  readonly params?: MessageParams;
}

/**
 * An English text for a person, with the key of each sentence in it. A text without keys is for staff, whose screens
 * are in English. Works as a yup message and as JSON like the plain text.
 */
export class Message implements KeyedText {
  readonly text: string;
  readonly refs: readonly MessageRef[];

  constructor(text: string, refs: readonly MessageRef[] = []) {
    this.text = text;
    this.refs = refs;
  }

  toString(): string {
    return this.text;
  }

  toJSON(): string {
    return this.text;
  }
}

/** `{title}`, or with a format: `{amount:paise}`, `{max:count}`. */
const PLACE = /\{(\w+)(?::(\w+))?\}/g;

type PlaceIn<Template> = Template extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlaceIn<Rest>
  : never;

type ParamsOf<Template> = {
  readonly [
    Place in PlaceIn<Template> as Place extends `${infer Name}:${string}` ? Name : Place
  ]: Place extends `${string}:${string}` ? number : string | number;
};

type MessageMaker<Template> = [PlaceIn<Template>] extends [never]
  ? () => Message
  : (params: ParamsOf<Template>) => Message;

/** Sentences by key. Each can be given to yup as a message; yup's own values, such as `max`, are then its params. */
export function defineMessages<const Templates extends Readonly<Record<string, string>>>(
  templates: Templates,
): { readonly [Key in keyof Templates]: MessageMaker<Templates[Key]> } {
  return Object.fromEntries(
    Object.entries(templates).map(([key, template]) => [
      key,
      (given: MessageParams = {}) => createMessage(key, template, given),
    ]),
  ) as { [Key in keyof Templates]: MessageMaker<Templates[Key]> };
}

function createMessage(key: string, template: string, given: MessageParams): Message {
  const names = [...template.matchAll(PLACE)].map(([, name = '']) => name);
  if (names.length === 0) return new Message(template, [{ key }]);
  const params = Object.fromEntries(names.map((name) => [name, given[name] ?? '']));
  return new Message(fillTemplate(template, params), [{ key, params }]);
}

/** Puts the values into a template of any language. */
export function fillTemplate(
  template: string,
  params: MessageParams,
  textOf: (value: string) => string = (value) => value,
): string {
  return template.replaceAll(PLACE, (_place, name: string, format?: string) => {
    const value = params[name] ?? '';
    if (typeof value === 'string') return textOf(value);
    if (format === 'paise') return formatPaise(paise(value));
    return format === 'count' ? formatCount(value) : String(value);
  });
}

export function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'refs' in value;
}

/** Several sentences in a row. They are translated only if all of them have keys. */
export function joinMessages(messages: readonly Message[]): Message {
  const [first = new Message('')] = messages;
  if (messages.length <= 1) return first;
  const areKeyed = messages.every(({ refs }) => refs.length > 0);
  return new Message(
    messages.map(withFullStop).join(' '),
    areKeyed ? messages.flatMap(({ refs }) => refs) : [],
  );
}

/** For the message of a field outside its form. */
export function withFullStop({ text, refs }: Message): Message {
  return new Message(/[.!?:]$/.test(text) ? text : `${text}.`, refs);
}
