import { useEffect, useState } from 'react';

import type { StoryDetails, StoryRow } from '@kargha/domain/people/staff-story-endpoints';
import { usePages, type PagedRows } from '#lib/reading/use-pages.ts';
import { useRead, type ReadState } from '#lib/reading/use-read.ts';

import { listStories, photoUrl, readStory } from '../data/stories-api.ts';

export { editStory, publishStory, rejectStory } from '../data/stories-api.ts';

export function useStories(filter: Readonly<Record<'status', string>>): PagedRows<StoryRow> {
  return usePages({ read: listStories, filter, idOf: ({ id }) => id });
}

export function useStory(id: string): ReadState<StoryDetails> {
  return useRead(readStory, id);
}

export function usePublishedStories(): readonly StoryRow[] {
  const { rows } = useStories(PUBLISHED);
  return rows;
}

const PUBLISHED = { status: 'published' };

export function usePhotoUrl(id: string, place: number): string | undefined {
  const [photo, setPhoto] = useState<string>();
  useEffect(() => {
    let isMounted = true;
    let objectUrl: string | undefined;
    photoUrl(id, place).then(
      (url) => {
        objectUrl = url;
        if (isMounted) setPhoto(url);
        else URL.revokeObjectURL(url);
      },
      () => undefined,
    );
    return () => {
      isMounted = false;
      if (objectUrl !== undefined) URL.revokeObjectURL(objectUrl);
    };
  }, [id, place]);
  return photo;
}
