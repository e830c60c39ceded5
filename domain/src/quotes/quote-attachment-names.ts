import { array, string } from 'yup';

import { MAX_QUOTE_FILES } from './quote-files.ts';

/** Names of uploaded files; the server checks their content. */
export const quoteAttachmentNamesField = array(
  string()
    .strict()
    .max(100, 'The file name is too long.')
    .matches(/^[^/\\]+$/, 'This file name is not valid.')
    .required('This file name is not valid.'),
)
  .max(MAX_QUOTE_FILES, `At most ${MAX_QUOTE_FILES} files.`)
  .default([]);
