import type { Catalogue } from '#lib/language/language.ts';

const en = {
  choose: 'Choose files',
  chooseOne: 'Choose file',
  noneChosen: 'No file chosen',
  uploading: (name: string) => `Uploading ${name}`,
  removeNamed: (name: string) => `Remove ${name}`,
  remove: 'Remove',
  tooMany: 'You can attach up to 10 files.',
  notUploaded: 'This file could not be uploaded. Please try again.',
};

export const fileTexts: Catalogue<typeof en> = { en };
