/** One of the shop's pictures, or a submitted photo in Storage. */
export const STORY_PICTURE_PATH = /^(\/art\/[\w-]+|shownStories\/[\w-]+\/[\w.-]+)$/;
