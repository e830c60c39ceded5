import { errorMessage } from '#lib/server/error-message.ts';

import { sendStory, type StoryRequest } from '../data/stories-api.ts';

export type { StoryRequest } from '../data/stories-api.ts';

/** Sends a story. Gives the sentence that says why it could not be sent; undefined when it was. Never throws. */
export async function submitStoryRequest(story: StoryRequest): Promise<string | undefined> {
  try {
    await sendStory(story);
    return undefined;
  } catch (error) {
    return errorMessage(error);
  }
}

/** A chosen file as a data string. */
export function readAsDataString(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    );
    reader.addEventListener('error', () => reject(new Error(file.name)));
    reader.readAsDataURL(file);
  });
}
