import { everyone, type AccessTable } from './access-case.ts';

export interface StorageCase {
  path: string;
  table: AccessTable;
}

/** Browsers read public files only; users' files go through /api. */
export const STORAGE_TABLES: StorageCase[] = [
  { path: 'products/p1/front_640.avif', table: everyone('get') },
  { path: 'products', table: everyone('get') },
  { path: 'shownStories/s1-1/photo.jpg', table: everyone('get') },
  { path: 'shownReviews/r1/photo.jpg', table: everyone('get') },
  ...[
    'shownReviews/r1',
    'reviews/asha/x1/photo-1.jpg',
    'shownStories/s1-1',
    'shownStories/s1-1/deeper/photo.jpg',
    'avatars/asha/a.png',
    'avatars/asha',
    'companies/meera/registration.pdf',
    'companies/asha/registration.pdf',
    'quotes/meera/q1/logo.png',
    'quotes/meera/draft/logo.png',
    'quotes/meera/asked/m2/sketch.png',
    'quotes/meera/logo.png',
    'stories/s1/loom.jpg',
    'returns/asha/r1/photo.png',
    'invoices/asha/KG-2627-000001.pdf',
    'elsewhere/asha/x.png',
    'x.png',
  ].map((path) => ({ path, table: {} })),
];
