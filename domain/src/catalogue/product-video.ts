import { object, string } from 'yup';

import { fileMessages } from '../messages/file-messages.ts';
import { formMessages } from '../messages/form-messages.ts';

export const MAX_VIDEO_BYTES = 10 * 1024 * 1024;
export const MAX_VIDEO_SECONDS = 30;
/** H.264 in MP4 plays in every browser. */
export const VIDEO_TYPE = 'video/mp4';

/** The still that shows until the video plays, drawn by the browser of staff. */
const MAX_POSTER_BYTES = 2 * 1024 * 1024;

/** Base64 makes a file a third longer. */
const asDataUrl = (bytes: number) => Math.ceil((bytes * 4) / 3) + 64;

/** Video and poster as data URLs, with 1 MB to spare. */
export const MAX_VIDEO_REQUEST =
  asDataUrl(MAX_VIDEO_BYTES) + asDataUrl(MAX_POSTER_BYTES) + 1024 * 1024;

/** PUT /api/products/{id}/video. The server checks what the files contain. */
export const productVideoSchema = object({
  /** data URL of an MP4 file */
  video: string()
    .max(asDataUrl(MAX_VIDEO_BYTES), fileMessages.video_too_large)
    .matches(/^data:video\/mp4;base64,/, fileMessages.video_format)
    .required(fileMessages.video_format),
  /** data URL of a picture */
  poster: string()
    .max(asDataUrl(MAX_POSTER_BYTES), formMessages.at_most)
    .matches(/^data:image\/[a-z]+;base64,/, fileMessages.video_format)
    .required(fileMessages.video_format),
}).exact(formMessages.unknown_field);
