import type { Catalogue } from '#lib/language/language.ts';

const COUNT = new Intl.NumberFormat('en-IN');

const en = {
  tryAgain: 'Try Again',
  loadMore: 'Load more',
  loadAgain: 'Reload list',
  clearFilters: 'Clear filters',
  saveView: 'Save view',
  viewName: 'View name',
  viewNameMissing: 'Enter a name for the view.',
  removeView: (name: string) => `Remove view ${name}`,
  viewRemoved: (name: string) => `View ${name} removed.`,
  chooseAll: 'Select all rows',
  choose: (name: string) => `Select ${name}`,
  chosenRows: 'Selected rows',
  chosen: (count: number) => `${count} selected`,
  clearChoice: 'Clear selection',
  chooseMatching: 'Select all matching',
  allChosen: (count: number) => `All ${COUNT.format(count)} matching selected`,
  tooManyChosen: (max: number) =>
    `You can change up to ${COUNT.format(max)} at once. Please narrow the list.`,
  bulkSum: (done: number, all: number) => `${done} of ${all} done.`,
  bulkDone: 'Done',
  bulkFailed: (count: number) => `${count} failed:`,
  bulkMore: (count: number) => `And ${count} more failed.`,
  bulkProgress: 'Progress',
  stop: 'Stop',
  close: 'Close',
  unsaved: 'Unsaved changes',
  discard: 'Discard',
  save: 'Save',
  saving: 'Saving…',
  leaveTitle: 'Leave without saving?',
  leaveHint: 'Your changes on this page are not saved. They will be lost if you leave.',
  leave: 'Leave page',
  stay: 'Stay on page',
  undo: 'Undo',
  undone: 'Undone. Everything is as it was.',
  notUndone: 'We could not undo that. Please try again.',
  tooLateToUndo: 'This can no longer be undone, because the page was saved or closed.',
  removed: 'Removed. Save to remove it for good.',
  removedRow: (name: string) => `Removed: ${name}`,
};

export const listTexts: Catalogue<typeof en> = { en };
