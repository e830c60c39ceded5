import { HOUR_MS, MINUTE_MS } from '@kargha/domain/records/time-spans';

/** What a failed attempt means for the email. */
export type SmtpFailure =
  /** the server takes no email from us: it is not reached, or refuses the connection, our password or our sender */
  | 'any_email'
  /** it asked to try this email again later (RFC 5321, 4.2.1: 4yz), or did not answer */
  | 'temporary'
  /** the mailbox does not exist (RFC 3463: 5.1.x, or 550 to RCPT TO without such a code) */
  | 'no_mailbox'
  /** the server will never accept this email: its text, its size, the sender's reputation */
  | 'refused';

interface SmtpError {
  response?: string | undefined;
  responseCode?: number | undefined;
  command?: string | undefined;
  /** of the connection */
  code?: string | undefined;
  syscall?: string | undefined;
}

const NO_SUCH_USER = new Set([550, 551, 553]);
/** Refusals of us, not of the email: a wrong password or an exhausted account is put right and then tried again. */
const OF_THE_ACCOUNT = new Set([421, 500, 501, 502, 503, 504, 530, 534, 535, 538]);
/** RFC 3463: the second and third number of 5.1.1 say what was wrong. */
const ENHANCED = /\b5\.(\d{1,3})\.(\d{1,3})\b/;

/** 5.1: the address. 5.2: the mailbox is full or locked, which passes. */
const BY_SUBJECT: Partial<Record<string, SmtpFailure>> = { 1: 'no_mailbox', 2: 'temporary' };

export function smtpFailure(error: SmtpError): SmtpFailure {
  if (isAboutAnyEmail(error)) return 'any_email';
  return isPassing(error.responseCode ?? 0) ? 'temporary' : lastingFailure(error);
}

function lastingFailure(error: SmtpError): SmtpFailure {
  const [, subject] = ENHANCED.exec(error.response ?? '') ?? [];
  if (subject === undefined) return isAboutRecipient(error) ? 'no_mailbox' : 'refused';
  return BY_SUBJECT[subject] ?? 'refused';
}

/** No address, no connection, no TLS, no password. EPROTOCOL is a greeting other than 220. */
const UNUSABLE = new Set(['EDNS', 'ETLS', 'EAUTH', 'EPROTOCOL']);
/** MAIL FROM also has the size of this email (RFC 1870). */
const TOO_LARGE = 552;

/** Known before the first recipient is named. */
function isAboutAnyEmail({ responseCode = 0, command = '', code = '', syscall }: SmtpError) {
  if (UNUSABLE.has(code) || syscall === 'connect') return true;
  return command === 'MAIL FROM' && responseCode !== TOO_LARGE;
}

const BROKEN_CONNECTION = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT']);

/** Whether the server may have accepted the email: the connection ended before its answer. */
export function mayHaveArrived({ responseCode = 0, code = '', syscall }: SmtpError): boolean {
  return responseCode === 0 && BROKEN_CONNECTION.has(code) && syscall !== 'connect';
}

function isPassing(responseCode: number): boolean {
  return responseCode < 500 || OF_THE_ACCOUNT.has(responseCode);
}

function isAboutRecipient({ command = '', responseCode = 0 }: SmtpError): boolean {
  return command.startsWith('RCPT') && NO_SUCH_USER.has(responseCode);
}

/** Pauses after each failed attempt: quick at first, then patient enough for a weekend without a mail server. */
const PAUSES_MS = [
  ...[1, 5, 15].map((minutes) => minutes * MINUTE_MS),
  ...[1, 2, 4, 8, 12, 12, 24].map((hours) => hours * HOUR_MS),
];

const PAUSE_OF_ANY_MS = 15 * MINUTE_MS;

/** When to try again while the server takes no email at all: until it is put right, however long that takes. */
export function nextAttemptOfAny(now: Date): Date {
  return new Date(now.getTime() + PAUSE_OF_ANY_MS);
}

/** When to try again after this many attempts; null when it was tried for long enough. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const pause = PAUSES_MS[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}
