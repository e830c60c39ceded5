import { array, string } from 'yup';

import { returnsMessages } from '../messages/returns-messages.ts';

/** In characters of a data string: a picture of at most 4 MB, so that four fit into a request. */
const LONGEST_PHOTO = 6 * 1024 * 1024;

/** Photos as data URLs. */
export const photosField = (most: number) =>
  array(
    string()
      .strict()
      .max(LONGEST_PHOTO, returnsMessages.photo_too_large)
      .matches(/^data:image\//, returnsMessages.photo_format)
      .required(),
  )
    .max(most, returnsMessages.too_many_photos)
    .default([]);
