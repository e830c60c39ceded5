/** Story pictures have an aspect ratio of 3:2. */
export const STORY_SIZE = { width: 960, height: 640 } as const;
