import type { Catalogue } from '#lib/language/language.ts';

const en = {
  tryAgain: 'Try Again',
  loadMore: 'Load more',
  chooseAll: 'Choose all that are shown',
  choose: (name: string) => `Choose ${name}`,
  chosenRows: 'Chosen rows',
  chosen: (count: number) => `${count} chosen`,
  clearChoice: 'Clear',
  unsaved: 'Unsaved changes',
  discard: 'Discard',
  save: 'Save',
  saving: 'Saving…',
  leaveTitle: 'Leave without saving?',
  leaveHint: 'What you changed on this page is not saved yet. It is lost when you leave.',
  leave: 'Leave',
  stay: 'Stay here',
};

/** Words that the screens of the back office share. */
export const listTexts: Catalogue<typeof en> = { en };
