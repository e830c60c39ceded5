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
  export: 'Export these',
  chooseAll: 'All that are shown',
  tags: 'Tags',
  tagsHint: 'Separated by commas.',
  tagsMissing: 'Please enter at least one tag.',
  collection: 'Collection',
  collectionHint: 'Collections by rule are not here: their products follow from the rule.',
  noCollection: 'There is no collection with a list of its own yet.',
  loadingCollections: 'Loading collections…',
};

export const bulkTexts: Catalogue<typeof en> = { en };
