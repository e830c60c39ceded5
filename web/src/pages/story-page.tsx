import { useParams } from 'react-router-dom';

import { StoryArticle } from '#features/home/components/story-article.tsx';

export function StoryPage() {
  const { storyId = '' } = useParams();
  return <StoryArticle id={storyId} />;
}
