import type { ProductBulkAction } from '@kargha/domain/catalogue/product-bulk';
import type { Catalogue } from '#lib/language/language.ts';

const ACTIONS: Record<ProductBulkAction, string> = {
  activate: 'Activate',
  archive: 'Archive',
  draft: 'Set as draft',
  'add-tags': 'Add tags',
  'remove-tags': 'Remove tags',
  collect: 'Add to collection',
};

const en = {
  actions: ACTIONS,
  title: (action: string, count: number) =>
    `${action}: ${count} ${count === 1 ? 'product' : 'products'}`,
  export: 'Export selected',
  chooseAll: 'Select all shown',
  tags: 'Tags',
  tagsHint: 'Separated by commas.',
  tagsMissing: 'Please enter at least one tag.',
  collection: 'Collection',
  collectionHint:
    'Only manual collections are listed. Automatic collections add products by their conditions.',
  noCollection: 'There are no manual collections yet.',
  loadingCollections: 'Loading collections…',
};

export const bulkTexts: Catalogue<typeof en> = { en };
