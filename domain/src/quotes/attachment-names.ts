import { array, string } from 'yup';

import { MAX_QUOTE_FILES } from './quote-files.ts';

/** Names of the files that were uploaded for a request or a message; the server looks at what is in them. */
export const attachmentNamesField = array(
  string()
    .strict()
    .max(100, 'The file name is too long.')
    .matches(/^[^/\\]+$/, 'This file name is not valid.')
    .required('This file name is not valid.'),
)
  .max(MAX_QUOTE_FILES, `At most ${MAX_QUOTE_FILES} files.`)
  .default([]);
