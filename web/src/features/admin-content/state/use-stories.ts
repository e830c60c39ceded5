import { useEffect, useState } from 'react';

import type { StoryDetails, StoryRow } from '@kargha/domain/people/story-moderation';
import { usePages, type PagedRows } from '#lib/reading/use-pages.ts';
import { useRead, type ReadState } from '#lib/reading/use-read.ts';

import { listStories, photoAddress, readStory } from '../data/stories-api.ts';

export { editStory, publishStory, rejectStory } from '../data/stories-api.ts';

/** Stories of one state, page by page. */
export function useStories(filter: Readonly<Record<'status', string>>): PagedRows<StoryRow> {
  return usePages({ read: listStories, filter, idOf: ({ id }) => id });
}

/** One story with everything around it. */
export function useStory(id: string): ReadState<StoryDetails> {
  return useRead(readStory, id);
}

/** Published stories, to choose from. */
export function usePublishedStories(): readonly StoryRow[] {
  const { rows } = useStories(PUBLISHED);
  return rows;
}

const PUBLISHED = { status: 'published' };

/** The address of a photo that was sent in; undefined until it is there. */
export function usePhoto(id: string, place: number): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    let made: string | undefined;
    photoAddress(id, place).then(
      (found) => {
        made = found;
        if (isWanted) setAddress(found);
        else URL.revokeObjectURL(found);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [id, place]);
  return address;
}
