import { defineMessages } from '@kargha/domain/messages/message';

/** Sentences in emails about the pickup of a return. pickup-messages.hi.ts has the same keys. */
export const pickupMessages = defineMessages({
  return_pickup_subject: 'A courier will pick up your return for order {number}',
  return_pickup_cancelled_subject: 'The pickup of your return for order {number} is cancelled',
  return_pickup:
    '{courier} will pick up these items at your address. The tracking number is {awb}.',
  return_pickup_packing: 'Please have them ready, unworn and in their packaging.',
  return_pickup_cancelled:
    '{courier} will not pick up these items with the number {awb}. Please keep them until we write to you again.',
});
