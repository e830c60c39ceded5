import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';

import type { StoryDetails } from '@kargha/domain/people/staff-story-endpoints';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { storyPath } from '#lib/addresses/paths.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { ErrorState } from '#ui/feedback/page-states.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { imageUrl } from '#ui/pictures/picture-url.ts';
import { TwoColumns } from '#ui/two-columns.tsx';

import { adminContentTexts } from '../admin-content-texts.ts';
import { useStory, usePhotoUrl } from '../state/use-stories.ts';
import { StoryDialogs, type StoryIntent } from './story-dialogs.tsx';
import { StoryForm } from './story-form.tsx';
import { StoryStatusTag } from './story-status-tag.tsx';

export function StoryDetailPage() {
  const { id = '' } = useParams();
  return <StoryDetailScreen key={id} id={id} />;
}

function StoryDetailScreen({ id }: { id: string }) {
  const texts = useTexts(adminContentTexts);
  const back = { to: `${adminPaths.content}/stories`, label: texts.stories };
  const { status, data, failure, put } = useStory(id);
  const [intent, setIntent] = useState<StoryIntent>();
  if (!data) {
    return (
      <IndexPage title={texts.stories} back={back}>
        {status === 'loading' ? (
          <Spinner label={texts.loading} />
        ) : (
          <ErrorState
            title={failure || texts.failed}
            action={<ButtonLink to={back.to}>{texts.stories}</ButtonLink>}
          />
        )}
      </IndexPage>
    );
  }
  return (
    <IndexPage
      title={data.title}
      subtitle={<StoryStatusTag status={data.status} />}
      back={back}
      actions={<Actions story={data} onIntent={setIntent} />}
    >
      <TwoColumns side={<StorySidebar story={data} />}>
        <StoryForm key={data.updatedAt.getTime()} story={data} onSaved={put} />
      </TwoColumns>
      {intent && (
        <StoryDialogs
          story={data}
          intent={intent}
          onDone={put}
          onClose={() => setIntent(undefined)}
        />
      )}
    </IndexPage>
  );
}

interface ActionsProps {
  story: StoryDetails;
  onIntent: (intent: StoryIntent) => void;
}

function Actions({ story: { status }, onIntent }: ActionsProps) {
  const texts = useTexts(adminContentTexts);
  return (
    <>
      {status !== 'rejected' && (
        <Button onClick={() => onIntent('reject')}>
          {status === 'published' ? texts.takeDown : texts.reject}
        </Button>
      )}
      {status !== 'published' && (
        <Button look="action" onClick={() => onIntent('publish')}>
          {texts.publish}
        </Button>
      )}
    </>
  );
}

function StorySidebar({ story }: { story: StoryDetails }) {
  const texts = useTexts(adminContentTexts);
  const { id, status, email, rejection, isOnHome } = story;
  const hasDetails = status !== 'pending' || Boolean(email);
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      {hasDetails && (
        <FormSection title={texts.states[status]}>
          {status === 'published' && <Link to={storyPath(id)}>{texts.seeIt}</Link>}
          {isOnHome && <p>{texts.homeNow}</p>}
          {email && (
            <p>
              {texts.sentBy} <a href={`mailto:${email}`}>{email}</a>
            </p>
          )}
          {status === 'rejected' && rejection && <p>{rejection}</p>}
        </FormSection>
      )}
      <StoryPhotos story={story} />
    </div>
  );
}

function StoryPhotos({ story }: { story: StoryDetails }) {
  const texts = useTexts(adminContentTexts);
  const { id, photos, picturePath, pictureAlt } = story;
  return (
    <FormSection title={texts.pictureSection}>
      {photos === 0 && picturePath === '' && <p>{texts.noPicture}</p>}
      {picturePath !== '' && (
        <figure style={{ margin: 0 }}>
          <img src={pictureUrl(picturePath)} alt={pictureAlt} style={FULL_WIDTH} />
          <figcaption>{texts.pictureNow}</figcaption>
        </figure>
      )}
      {Array.from({ length: photos }, (_, index) => (
        <Photo key={index} id={id} index={index} />
      ))}
    </FormSection>
  );
}

function Photo({ id, index }: { id: string; index: number }) {
  const texts = useTexts(adminContentTexts);
  const address = usePhotoUrl(id, index);
  if (address === undefined) return null;
  return <img src={address} alt={texts.photoSent(index + 1)} style={FULL_WIDTH} />;
}

const FULL_WIDTH = { width: '100%', height: 'auto', borderRadius: 8 } as const;

/** Bundled pictures are stored without a file extension. */
function pictureUrl(address: string): string {
  return address.startsWith('/art/') ? `${address}.webp` : imageUrl(address);
}
