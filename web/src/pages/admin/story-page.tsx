import { useParams } from 'react-router-dom';

import { OpenedStory } from '#features/admin-content/components/opened-story.tsx';

export function StoryDeskPage() {
  const { id = '' } = useParams();
  return <OpenedStory key={id} id={id} />;
}
