import { array, string } from 'yup';

import { MAX_QUOTE_FILES } from './quote-files.ts';
import { fileMessages } from '../messages/file-messages.ts';

/** Names of uploaded files; the server checks their content. */
export const quoteAttachmentNamesField = array(
  string()
    .strict()
    .max(100, fileMessages.file_name_too_long)
    .matches(/^[^/\\]+$/, fileMessages.file_name_not_valid)
    .required(fileMessages.file_name_not_valid),
)
  .max(MAX_QUOTE_FILES, fileMessages.too_many_files)
  .default([]);
