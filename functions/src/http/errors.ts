type Details = Readonly<Record<string, unknown>>;

type Status = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 429 | 502 | 503;

/** An expected failure: its message is written for the person who made the request. */
export class HttpError extends Error {
  constructor(
    readonly status: Status,
    readonly code: string,
    message: string,
    readonly details?: Details,
  ) {
    super(message);
  }
}

/** 400: the request itself is wrong; `details` name its fields. */
export const invalid = (message: string, details?: Details) =>
  new HttpError(400, 'invalid', message, details);

/** 400 with a sentence for each field that is wrong, by its path; the same sentence is said once. */
export function invalidFields(details: Readonly<Record<string, string>>): HttpError {
  const messages = [...new Set(Object.values(details))];
  const [message = ''] = messages;
  return invalid(messages.length === 1 ? message : messages.map(withFullStop).join(' '), details);
}

/** Messages under form fields have no full stop; several in a row need one. */
function withFullStop(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

/** 401: nobody is signed in, or the token has run out. */
export const signInNeeded = () =>
  new HttpError(401, 'sign_in_needed', 'Please sign in and try again.');

/** 403: this person may not do this. */
export const forbidden = () =>
  new HttpError(403, 'forbidden', 'Your account is not allowed to do this.');

/** 403: the shop has closed this person's account for now. */
export const suspended = () =>
  new HttpError(403, 'suspended', 'Your account is suspended. Please contact us.');

/** 404; what somebody may not see is not there either. */
export const notFound = (message: string) => new HttpError(404, 'not_found', message);

/** 409: right in itself, but not as things stand now; `code` says why. */
export const conflict = (code: string, message: string, details?: Details) =>
  new HttpError(409, code, message, details);

/** 429: the same again, too often. */
export const tooMany = (message: string) => new HttpError(429, 'too_many_requests', message);
