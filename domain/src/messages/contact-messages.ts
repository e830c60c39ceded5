import { defineMessages } from './message.ts';

export const contactMessages = defineMessages({
  message_kind_not_valid: 'This kind of message is not valid',
  story_too_short: 'Please tell us a little more, at least 80 characters',
  story_photo_too_large: 'The photo is larger than 5MB',
  message_not_sent: 'We could not send this message. Please email us instead.',
  story_not_accepted: 'We could not accept this story. Please email it to us instead.',
  choose_a_piece: 'Choose a piece.',
});
