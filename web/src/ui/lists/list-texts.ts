import type { Catalogue } from '#lib/language/language.ts';

const COUNT = new Intl.NumberFormat('en-IN');

const en = {
  tryAgain: 'Try Again',
  loadMore: 'Load more',
  loadAgain: 'Load the list again',
  clearFilters: 'Clear filters',
  chooseAll: 'Choose all that are shown',
  choose: (name: string) => `Choose ${name}`,
  chosenRows: 'Chosen rows',
  chosen: (count: number) => `${count} chosen`,
  clearChoice: 'Clear',
  chooseMatching: 'Choose all that match',
  allChosen: (count: number) => `All ${COUNT.format(count)} that match are chosen`,
  tooManyChosen: (max: number) => `At most ${COUNT.format(max)} at once. Please narrow the list.`,
  bulkSum: (done: number, all: number) => `${done} of ${all} done.`,
  bulkDone: 'Done',
  bulkFailed: (count: number) => `${count} could not be done:`,
  bulkMore: (count: number) => `And ${count} more that could not be done.`,
  bulkProgress: 'Done so far',
  stop: 'Stop',
  close: 'Close',
  unsaved: 'Unsaved changes',
  discard: 'Discard',
  save: 'Save',
  saving: 'Saving…',
  leaveTitle: 'Leave without saving?',
  leaveHint: 'What you changed on this page is not saved yet. It is lost when you leave.',
  leave: 'Leave',
  stay: 'Stay here',
  undo: 'Undo',
  undone: 'Taken back: everything is as it was.',
  notUndone: 'That could not be taken back. Please try again.',
  tooLateToUndo: 'This can no longer be undone here: the page was saved or left in the meantime.',
  removed: 'Removed. It is gone for good once you save.',
  removedRow: (name: string) => `Removed: ${name}`,
};

/** Words that the screens of the back office share. */
export const listTexts: Catalogue<typeof en> = { en };
