import { useState } from 'react';

import type { StoryDetails } from '@kargha/domain/people/staff-story-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { ActionDialog, ReasonDialog } from '#ui/dialog/lazy-dialogs.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { adminContentTexts } from '../../admin-content-texts.ts';
import { publishStory, rejectStory, type StoryAnswer } from '../state/story-actions.ts';

export type StoryIntent = 'publish' | 'reject';

interface StoryDialogsProps {
  story: StoryDetails;
  intent: StoryIntent;
  onDone: (answer: StoryAnswer) => void;
  onClose: () => void;
}

export function StoryDialogs(props: StoryDialogsProps) {
  const { story, intent, onDone, onClose } = props;
  const texts = useTexts(adminContentTexts);
  if (intent === 'publish') {
    return <PublishDialog story={story} onDone={onDone} onClose={onClose} />;
  }
  const isPublished = story.status === 'published';
  return (
    <ReasonDialog
      title={isPublished ? texts.takeDownAsk(story.title) : texts.rejectAsk(story.title)}
      label={texts.reason}
      confirm={isPublished ? texts.takeDown : texts.reject}
      missing={texts.reasonMissing}
      onClose={onClose}
      onConfirm={async (reason) => {
        onDone(await rejectStory(story, reason));
        showToast({ tone: 'success', message: texts.rejected });
      }}
    >
      <p>{texts.rejectText}</p>
    </ReasonDialog>
  );
}

function PublishDialog({ story, onDone, onClose }: Omit<StoryDialogsProps, 'intent'>) {
  const texts = useTexts(adminContentTexts);
  const [onHome, setOnHome] = useState(true);
  return (
    <ActionDialog
      title={texts.publishAsk(story.title)}
      confirm={texts.publish}
      onClose={onClose}
      onConfirm={async () => {
        onDone(await publishStory(story, onHome));
        showToast({ tone: 'success', message: texts.published });
      }}
    >
      <p>{texts.publishText}</p>
      <label style={{ display: 'flex', gap: 12, alignItems: 'center', minHeight: 44 }}>
        <input
          type="checkbox"
          checked={onHome}
          onChange={({ currentTarget }) => setOnHome(currentTarget.checked)}
        />
        {texts.onHome}
      </label>
    </ActionDialog>
  );
}
