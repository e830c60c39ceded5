import { useParams } from 'react-router-dom';

import { StoryDetailScreen } from '#features/admin-content/components/story-detail-screen.tsx';

export function StoryDetailPage() {
  const { id = '' } = useParams();
  return <StoryDetailScreen key={id} id={id} />;
}
