import { defineString } from 'firebase-functions/params';

const mode = defineString('MAIL_TO_CUSTOMERS', {
  default: 'on',
  description:
    'on, or off: emails are queued but not sent. Use off for a copy with real customer data, such as staging after the restore drill.',
});

/** Whether letters leave. Whatever is not plainly `on` keeps them: a letter that left does not come back. */
export function sendsEmail(): boolean {
  // Outside of a deployment nothing is set.
  return ['', 'on'].includes(mode.value());
}
