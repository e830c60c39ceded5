import { defineMessages } from '@kargha/domain/messages/message';

/** Sentences in emails about pieces that were not bought. reminder-messages.hi.ts has the same keys. */
export const reminderMessages = defineMessages({
  back_subject: 'Back in stock: {title}',
  back_lead:
    'You asked us to tell you when this piece is back. It is available again while stock lasts:',
  back_once: 'This is the only email we send about it.',
  back_end: 'Did you not ask for this? Unsubscribe here',
  left_subject: 'You left these pieces at checkout',
  left_lead: 'You started an order for these pieces but did not pay. You have not been charged.',
  left_cart: 'Go to your cart',
  left_not_reserved:
    'We have not reserved them for you, so prices and stock may have changed when you order.',
  left_once: 'You get this email once, because you asked for reminders in your profile.',
  left_end: 'Stop these reminders',
});
