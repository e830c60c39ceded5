import { defineMessages } from './message.ts';

export const fileMessages = defineMessages({
  choose_quote_file: 'Please attach images, PDF, AI, EPS or SVG files.',
  file_over_10_mb: 'A file can have at most 10 MB.',
  file_unreadable: '{file} could not be read.',
  file_empty: 'This file is empty.',
  file_content: 'The content of this file does not match its name.',
  file_name_too_long: 'The file name is too long.',
  file_name_not_valid: 'This file name is not valid.',
  too_many_files: 'At most {max} files.',
  image_too_large: 'Image {position} is larger than 10MB',
  image_format: 'Image {position} is not a supported image format',
  image_megapixels: 'Image {position} has more than 40 megapixels',
  animation_megapixels: 'Image {position} is an animation of more than 40 megapixels in total',
  video_format: 'Please choose an MP4 video (H.264).',
  video_too_large: 'A video can have at most 10 MB.',
  video_too_long: 'A video can be at most 30 seconds long.',
  choose_company_document: 'Please choose a PDF, JPEG or PNG of at most 10 MB.',
});
