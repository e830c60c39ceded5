import { defineString } from 'firebase-functions/params';

const mode = defineString('MAIL_TO_CUSTOMERS', {
  default: 'on',
  description:
    'on, or off: no email is sent. Use off for a copy with real customer data, such as staging after the restore drill.',
});

/** Whether emails are sent. Any other value than `on` holds them back, since sending is final. */
export function sendsEmail(): boolean {
  // Empty outside of a deployment.
  return ['', 'on'].includes(mode.value());
}
