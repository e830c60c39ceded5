import { isMessage, joinMessages, Message } from '@kargha/domain/messages/message';
import { textOf, type Sentence } from '@kargha/domain/messages/sentence';
import { requestMessages } from '@kargha/domain/messages/request-messages';

type Details = Readonly<Record<string, unknown>>;

type Status = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 429 | 500 | 502 | 503;

/** `sentence` is a Message wherever a shopper can see it; plain text is for staff. */
export class HttpError extends Error {
  constructor(
    readonly status: Status,
    readonly code: string,
    readonly sentence: Sentence,
    readonly details?: Details,
  ) {
    super(textOf(sentence));
  }
}

/** 400: invalid request. `details` names the fields. */
export const invalid = (sentence: Sentence, details?: Details) =>
  new HttpError(400, 'invalid', sentence, details);

/** 400 with the same message for the request and its field. */
export const invalidField = (field: string, sentence: Sentence) =>
  invalid(sentence, { [field]: sentence });

/** 400 with a message per field path. Equal messages are not repeated. */
export function invalidFields(details: Readonly<Record<string, Sentence>>): HttpError {
  return invalid(joinDistinct(Object.values(details)), details);
}

/** Sentences in a row, such as all messages about a row of a file. Equal ones are not repeated. */
export function joinDistinct(sentences: readonly Sentence[]): Message {
  const distinct = new Map(sentences.map((one) => [textOf(one), messageOf(one)]));
  return joinMessages([...distinct.values()]);
}

function messageOf(sentence: Sentence): Message {
  return isMessage(sentence) ? sentence : new Message(textOf(sentence));
}

/** 401: not signed in, or the token has expired. */
export const signInNeeded = () =>
  new HttpError(401, 'sign_in_needed', requestMessages.sign_in_needed());

/** 403: not allowed. */
export const forbidden = () => new HttpError(403, 'forbidden', requestMessages.forbidden());

export const suspended = () => new HttpError(403, 'suspended', requestMessages.suspended());

/** 404, also for things that the caller may not see. */
export const notFound = (sentence: Sentence) => new HttpError(404, 'not_found', sentence);

/** 409: valid, but not possible in the current state. `code` says why. */
export const conflict = (code: string, sentence: Sentence, details?: Details) =>
  new HttpError(409, code, sentence, details);

export const tooMany = (sentence: Sentence) => new HttpError(429, 'too_many_requests', sentence);
