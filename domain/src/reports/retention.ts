/**
 * For how many days the shop keeps what nobody needs for good: the nightly job takes it away after that, and the
 * privacy notice tells it to people.
 */
export const RETENTION_DAYS = {
  /** somebody asked for the newsletter and never said yes to the letter */
  unconfirmedNewsletter: 30,
  /** a notice that was sent, or that nobody waits for any more */
  endedStockNotices: 90,
  /** older than anything that the gateway could tell again */
  webhookEvents: 400,
  selfChecks: 90,
  clientErrors: 90,
  /** what a person had agreed to, without the person, from the day on which they left: seven years */
  forgottenConsents: 2_557,
} as const;

/** The CGST Act, section 36, asks for 72 months after the annual return; with the year itself that is eight years. */
export const PAPER_YEARS = 8;

/** The mail extension takes letters away after so many months (extensions/trigger-email.env). */
export const LETTER_MONTHS = 6;
