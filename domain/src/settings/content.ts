import { array, number, object, string, type InferType, type Schema, type TestConfig } from 'yup';

import { HINDI_IN_PART, hindiText } from '../india/hindi-text.ts';
import { placeholderProblem } from './placeholders.ts';
import { isShopPath } from './shop-front.ts';
import { RECORD_ID } from '../records/record-id.ts';
import { formatCount } from '../money/count-format.ts';
import { formMessages } from '../messages/form-messages.ts';
import { searchContentSchema, type SearchContent } from './search-content.ts';
import { sizeGuidesSchema, type SizeGuideContent } from './size-guide-content.ts';

/** Sections of content/{section} that staff edit. */
export const CONTENT_SECTIONS = ['home', 'faqs', 'policies', 'size-guides', 'search'] as const;
export type ContentSection = (typeof CONTENT_SECTIONS)[number];

const text = (longest: number) => string().trim().max(longest, formMessages.at_most_plain);
/** Stored texts stay readable when a placeholder no longer exists; new texts are checked. */
const STORED = { isStored: true };
const KNOWN_PLACEHOLDERS_ONLY: TestConfig<string | undefined> = {
  name: 'figures',
  test(text, { options, createError }) {
    const message = options.context === STORED ? undefined : placeholderProblem(text ?? '');
    return message === undefined || createError({ message });
  },
};
/** Text for shoppers that may contain placeholders (placeholders.ts). */
const prose = (longest: number) => text(longest).test(KNOWN_PLACEHOLDERS_ONLY);
const hindiProse = (longest: number) => hindiText(longest).test(KNOWN_PLACEHOLDERS_ONLY);
const id = () =>
  string().trim().matches(RECORD_ID, 'This is not a valid ID').required('This is not a valid ID');
const idList = (max: number) =>
  array(id())
    .max(max, `At most ${formatCount(max)}`)
    .test('once', 'List each one only once', (list) => new Set(list).size === (list ?? []).length)
    .required('Please send the complete section');

const homeSchema = object({
  heroProductIds: idList(24),
  tiles: array(
    object({
      label: text(40).required('Enter a label for the tile'),
      path: string()
        .trim()
        .max(200, formMessages.at_most_plain)
        .required('Enter where the tile links to')
        .test('own', 'Enter a path in the shop, such as /products', isEmptyOrShopPath),
      productId: id(),
    }).exact(formMessages.unknown_field),
  )
    .max(12, 'At most 12 tiles')
    .required('Please send the complete section'),
  carouselProductIds: idList(24),
  featuredProductIds: idList(24),
  storyIds: idList(12),
}).exact(formMessages.unknown_field);
export type HomeContent = InferType<typeof homeSchema>;

const faqsSchema = object({
  entries: array(
    object({
      id: id(),
      question: prose(200).required('Please enter the question'),
      answer: prose(2000).required('Please enter the answer'),
      questionHindi: hindiProse(200),
      answerHindi: hindiProse(2000),
    })
      .exact(formMessages.unknown_field)
      .test(
        'hindi',
        HINDI_IN_PART,
        ({ questionHindi, answerHindi }) => Boolean(questionHindi) === Boolean(answerHindi),
      ),
  )
    .max(50, 'At most 50 questions')
    .required('Please send the complete section'),
}).exact(formMessages.unknown_field);
export type FaqContent = InferType<typeof faqsSchema>;

const policiesSchema = object({
  entries: array(
    object({
      id: id(),
      title: text(100).required('Please enter the title'),
      paragraphs: array(prose(5000).required('A paragraph cannot be empty'))
        .min(1, 'Please enter the text')
        .max(100, 'At most 100 paragraphs')
        .required('Please enter the text'),
      titleHindi: hindiText(100),
      paragraphsHindi: array(prose(5000).required('A paragraph cannot be empty'))
        .max(100, 'At most 100 paragraphs')
        .optional(),
    })
      .exact(formMessages.unknown_field)
      .test(
        'hindi',
        HINDI_IN_PART,
        ({ titleHindi, paragraphsHindi }) =>
          Boolean(titleHindi) === (paragraphsHindi ?? []).length > 0,
      ),
  )
    .max(20, 'At most 20 policies')
    .required('Please send the complete section'),
}).exact(formMessages.unknown_field);
export type PolicyContent = InferType<typeof policiesSchema>;

export interface ContentBySection {
  home: HomeContent;
  faqs: FaqContent;
  policies: PolicyContent;
  'size-guides': SizeGuideContent;
  search: SearchContent;
}
export type AnyContent = ContentBySection[ContentSection];

export const CONTENT_SCHEMAS: { [S in ContentSection]: Schema<ContentBySection[S]> } = {
  home: homeSchema,
  faqs: faqsSchema,
  policies: policiesSchema,
  'size-guides': sizeGuidesSchema,
  search: searchContentSchema,
};

const EMPTY: ContentBySection = {
  home: {
    heroProductIds: [],
    tiles: [],
    carouselProductIds: [],
    featuredProductIds: [],
    storyIds: [],
  },
  faqs: { entries: [] },
  policies: { entries: [] },
  'size-guides': { entries: [] },
  search: { synonyms: [] },
};

/** Reads a section from a stored document; empty when it is not valid. */
export function readContent<Section extends ContentSection>(
  section: Section,
  stored: Readonly<Record<string, unknown>>,
): ContentBySection[Section] {
  const own = Object.keys(EMPTY[section]).map((name) => [name, stored[name]] as const);
  const schema: Schema<ContentBySection[Section]> = CONTENT_SCHEMAS[section];
  const content: unknown = Object.fromEntries(own);
  return schema.isValidSync(content, { context: STORED }) ? schema.cast(content) : EMPTY[section];
}

const revision = () => number().strict().integer().min(0).required('Please reload this section');

/** PUT /api/content/{section}. `content` is checked by the schema of its section. */
export const contentSaveSchema = object({ content: object().required(), revision: revision() });

export const contentRestoreSchema = object({ version: revision(), revision: revision() }).exact(
  formMessages.unknown_field,
);

function isEmptyOrShopPath(path: string | undefined): boolean {
  return path === undefined || path === '' || isShopPath(path);
}
