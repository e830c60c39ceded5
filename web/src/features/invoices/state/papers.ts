import { createResource, type Resource } from '#lib/reading/resource.ts';

import { papersOf } from '../data/invoices.ts';
import type { ListedPaper } from './listed-paper.ts';

/** The papers of one person, by uid. */
export const papers: Resource<ListedPaper[]> = createResource(papersOf, 'Failed to load invoices');
