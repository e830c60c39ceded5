import { useParams } from 'react-router-dom';

import { OpenedStory } from '#features/admin-content/components/story-detail-screen.tsx';

export function StoryDeskPage() {
  const { id = '' } = useParams();
  return <OpenedStory key={id} id={id} />;
}
