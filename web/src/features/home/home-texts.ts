import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Handloom from India',
  heroTitle: 'Cloth with a name behind it',
  heroLead:
    'Sarees, kurtas and home textiles, woven by hand in the villages that gave each weave its name.',
  shopCollection: 'Shop Collection',
  bulkOrders: 'Bulk orders',
  bulkHint: 'Sign up as B2B for bulk orders.',
  heroPictures: 'Products on sale',
  stats: [
    { value: '500+', label: 'artisan partners' },
    { value: '10K+', label: 'happy customers' },
    { value: '50+', label: 'product categories' },
  ],
  statsLabel: 'Kargha in numbers',
  tilesTitle: 'Shop by category',
  sareesTitle: 'Sarees of the season',
  sareesLabel: 'Sarees, scroll sideways',
  previous: 'Previous sarees',
  next: 'Next sarees',
  viewAll: 'View All',
  viewAllSarees: 'View All sarees',
  featuredTitle: 'Chosen by our weavers',
  viewAllProducts: 'View All products',
  storiesTitle: 'The people at the loom',
  readStory: 'Read Full Story',
  readNamed: (title: string) => `Read Full Story: ${title}`,
  submitTitle: 'Do you weave, dye, print or embroider?',
  submitLead: 'Tell us about your craft. We share it with the people who wear it.',
  submit: 'Submit your story',
  failed: 'Failed to load products',
  storiesFailed: 'Failed to load the stories',
  storyMissing: 'This story could not be found',
  storyMissingHint: 'It may have been removed, or the link may be wrong.',
  toHome: 'Go to the home page',
  loading: 'Loading…',
  fromStory: 'Products in this story',
};

export const homeTexts: Catalogue<typeof en> = { en };
