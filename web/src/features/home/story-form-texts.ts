import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Submit Your Story',
  lead: 'Tell us about your craft. Our editors read every story, and write to you when it is published.',
  formTitle: 'Your story',
  person: 'Your name',
  email: 'Email',
  emailHint: 'For our editors alone; it is never published.',
  place: 'Town or village, and state',
  craft: 'Your craft',
  storyTitle: 'Title of the story',
  story: 'Story',
  storyHint: 'At least 80 characters. An empty line begins a new paragraph.',
  photo: 'Photo',
  optional: '(optional)',
  photoHint: 'JPEG, PNG, WebP or GIF, up to 5MB',
  photoTooLarge: 'The photo is larger than 5MB',
  website: 'Leave this field empty',
  send: 'Submit Story',
  sending: 'Sending…',
  sentTitle: 'Thank you for your story',
  sentHint: 'Our editors read it before anybody else does, and write to you when it is published.',
  toHome: 'Return to Home',
  failedHint: 'What you have typed is still here.',
};

export const storyFormTexts: Catalogue<typeof en> = { en };
