import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Submit your story',
  lead: 'Tell us about your craft. Our editors read every story and email you when it is published.',
  formTitle: 'Your story',
  person: 'Your name',
  email: 'Email',
  emailHint: 'Only our editors see it. We never publish it.',
  place: 'Town or village, and state',
  craft: 'Your craft',
  storyTitle: 'Title of the story',
  story: 'Story',
  storyHint: 'At least 80 characters. Leave an empty line to start a new paragraph.',
  photo: 'Photo',
  optional: '(optional)',
  photoHint: 'JPEG, PNG, WebP or GIF, up to 5 MB',
  photoTooLarge: 'The photo is larger than 5 MB',
  website: 'Leave this field empty',
  send: 'Submit story',
  sending: 'Sending…',
  sentTitle: 'Thank you for your story',
  sentHint: 'Our editors will read it and email you when it is published.',
  toHome: 'Go to the home page',
  failedHint: 'Your story is still here. Please try again.',
};

export const storyFormTexts: Catalogue<typeof en> = { en };
