import { StoryForm } from '#features/home/components/story-form.tsx';
import { storyFormTexts } from '#features/home/story-form-texts.ts';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { Page } from '#ui/page.tsx';

export function SubmitStoryPage() {
  const texts = useTexts(storyFormTexts);
  return (
    <Page title={texts.title} lead={texts.lead} description={texts.lead} path={paths.submitStory}>
      <StoryForm />
    </Page>
  );
}
