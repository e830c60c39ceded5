type Details = Readonly<Record<string, unknown>>;

type Status = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 429 | 500 | 502 | 503;

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

/** 400: invalid request. `details` names the fields. */
export const invalid = (message: string, details?: Details) =>
  new HttpError(400, 'invalid', message, details);

/** 400 with a message per field path. Equal messages are not repeated. */
export function invalidFields(details: Readonly<Record<string, string>>): HttpError {
  const messages = [...new Set(Object.values(details))];
  const [message = ''] = messages;
  return invalid(messages.length === 1 ? message : messages.map(withFullStop).join(' '), details);
}

/** Field messages have no full stop; several in a row need one. */
function withFullStop(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

/** 401: not signed in, or the token has expired. */
export const signInNeeded = () =>
  new HttpError(401, 'sign_in_needed', 'Please sign in and try again.');

/** 403: not allowed. */
export const forbidden = () =>
  new HttpError(403, 'forbidden', 'Your account is not allowed to do this.');

export const suspended = () =>
  new HttpError(403, 'suspended', 'Your account is suspended. Please contact us.');

/** 404, also for things that the caller may not see. */
export const notFound = (message: string) => new HttpError(404, 'not_found', message);

/** 409: valid, but not possible in the current state. `code` says why. */
export const conflict = (code: string, message: string, details?: Details) =>
  new HttpError(409, code, message, details);

export const tooMany = (message: string) => new HttpError(429, 'too_many_requests', message);
