import { array, object, string, type InferType } from 'yup';

import { CATEGORIES } from '../catalogue/categories.ts';
import { HINDI_IN_PART, hindiText } from '../india/hindi-text.ts';
import { formMessages } from '../messages/form-messages.ts';
import { RECORD_ID } from '../records/record-id.ts';

export const COLLECTION_VALUES = CATEGORIES.flatMap(({ collections }) =>
  collections.map(({ value }) => value),
);

const MAX_GUIDES = 60;
export const MAX_GUIDE_MEASUREMENTS = 8;
export const MAX_GUIDE_SIZES = 30;

/** One number in cm with at most one decimal, or a range of two. */
const CENTIMETRES = /^\d{1,3}(?:\.\d)?(?:[–-]\d{1,3}(?:\.\d)?)?$/;

const text = (longest: number) => string().trim().max(longest, formMessages.at_most_plain);

const guide = object({
  id: string()
    .trim()
    .matches(RECORD_ID, 'This is not a valid ID')
    .required('This is not a valid ID'),
  title: text(80).required('Please enter the title of the guide'),
  titleHindi: hindiText(80),
  vendor: text(100).default(''),
  collections: array(
    string().oneOf(COLLECTION_VALUES, 'Choose a collection from the list').required(),
  )
    .max(COLLECTION_VALUES.length)
    .default([]),
  measurements: array(
    object({
      name: text(40).required('Please name each measurement'),
      nameHindi: hindiText(40),
    }).exact(formMessages.unknown_field),
  )
    .min(1, 'Add at least one measurement')
    .max(MAX_GUIDE_MEASUREMENTS, `At most ${MAX_GUIDE_MEASUREMENTS} measurements`)
    .required('Add at least one measurement'),
  sizes: array(
    object({
      size: text(20).required('Please name each size'),
      values: array(
        string()
          .trim()
          .matches(CENTIMETRES, 'Enter centimetres, such as 96 or 94–98')
          .required('Enter centimetres, such as 96 or 94–98'),
      )
        .max(MAX_GUIDE_MEASUREMENTS)
        .required(),
    }).exact(formMessages.unknown_field),
  )
    .min(1, 'Add at least one size')
    .max(MAX_GUIDE_SIZES, `At most ${MAX_GUIDE_SIZES} sizes`)
    .required('Add at least one size'),
  note: text(500).default(''),
  noteHindi: hindiText(500),
})
  .exact(formMessages.unknown_field)
  .test('complete', 'Fill in every measurement of every size', ({ measurements, sizes }) =>
    sizes.every(({ values }) => values.length === measurements.length),
  )
  .test('hindi', HINDI_IN_PART, ({ titleHindi, measurements, note, noteHindi }) => {
    const hindi = [
      titleHindi,
      ...measurements.map(({ nameHindi }) => nameHindi),
      ...(note === '' ? [] : [noteHindi]),
    ];
    return new Set(hindi.map(Boolean)).size === 1;
  });

/** content/size-guides as staff edit it. Body measurements in cm; inches are calculated. */
export const sizeGuidesSchema = object({
  entries: array(guide)
    .max(MAX_GUIDES, `At most ${MAX_GUIDES} guides`)
    .required('Please send the complete section'),
}).exact(formMessages.unknown_field);
export type SizeGuideContent = InferType<typeof sizeGuidesSchema>;
export type EditedGuide = SizeGuideContent['entries'][number];
