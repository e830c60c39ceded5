import { defineString } from 'firebase-functions/params';

const mode = defineString('MAIL_TO_CUSTOMERS', {
  default: 'on',
  description:
    'on, or off: then letters are written and kept, but none leaves. For a shop over the data of real people, as staging is after the drill.',
});

/** Whether letters leave. Whatever is not plainly `on` keeps them: a letter that left does not come back. */
export function sendsEmail(): boolean {
  // Outside of a deployment nothing is set.
  return ['', 'on'].includes(mode.value());
}
