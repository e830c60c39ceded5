import type { StoryState } from '@kargha/domain/people/story-moderation';
import { useTexts } from '#lib/language/language.ts';
import { Tag, type TagTone } from '#ui/tag.tsx';

import { adminContentTexts } from '../../admin-content-texts.ts';

const TONES: Record<StoryState, TagTone> = {
  pending: 'waiting',
  published: 'done',
  rejected: 'idle',
};

export function StoryStatusTag({ status }: { status: StoryState }) {
  const texts = useTexts(adminContentTexts);
  return <Tag tone={TONES[status]}>{texts.states[status]}</Tag>;
}
