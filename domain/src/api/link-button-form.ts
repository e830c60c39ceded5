import { object, string } from 'yup';

/**
 * The button of a page that a link in an email opens. The token is '' when a mail program posts to the link instead,
 * for one-click (RFC 8058).
 */
export const linkButtonForm = object({ token: string().default('') });
