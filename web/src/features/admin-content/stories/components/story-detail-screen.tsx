import { useState } from 'react';
import { useParams } from 'react-router-dom';

import {
  staffStoryEndpoints,
  type StoryDetails,
} from '@kargha/domain/people/staff-story-endpoints';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { storyPath } from '#lib/addresses/paths.ts';
import { May } from '#session/components/may.tsx';
import { MayEdit } from '#session/components/may-edit.tsx';
import { StaffPhoto } from '#session/components/staff-photo.tsx';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { Link } from '#ui/controls/link.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { RecordActions } from '#ui/lists/record-actions.tsx';
import { RecordFrame } from '#ui/lists/record-frame.tsx';
import { imageUrl } from '#ui/pictures/picture-url.ts';
import { endpointPath } from '#lib/server/endpoint-path.ts';

import { adminContentTexts } from '../../admin-content-texts.ts';
import { StoryDialogs, type StoryIntent } from './story-dialogs.tsx';
import { StoryForm } from './story-form.tsx';
import { StoryStatusTag } from './story-status-tag.tsx';

export function StoryDetailPage() {
  const { id = '' } = useParams();
  return <StoryDetailScreen key={id} id={id} />;
}

function StoryDetailScreen({ id }: { id: string }) {
  const texts = useTexts(adminContentTexts);
  const read = useStaffQuery(
    staffStoryEndpoints.find,
    { params: { id } },
    { fresh: true, select: ({ story }) => story },
  );
  const [intent, setIntent] = useState<StoryIntent>();
  return (
    <RecordFrame
      read={read}
      texts={{ loadingOne: texts.loading, failedOne: texts.failed }}
      back={{ to: `${adminPaths.content}/stories`, label: texts.stories }}
      title={({ title }) => title}
      status={({ status }) => <StoryStatusTag status={status} />}
      actions={(story) => (
        <May permission="content.edit">
          <Actions story={story} onIntent={setIntent} />
        </May>
      )}
      side={(story) => <StorySidebar story={story} />}
    >
      {(story) => (
        <>
          <MayEdit permission="content.edit">
            <StoryForm story={story} onSaved={read.keep} />
          </MayEdit>
          {intent && (
            <StoryDialogs
              story={story}
              intent={intent}
              onDone={read.keep}
              onClose={() => setIntent(undefined)}
            />
          )}
        </>
      )}
    </RecordFrame>
  );
}

interface ActionsProps {
  story: StoryDetails;
  onIntent: (intent: StoryIntent) => void;
}

function Actions({ story: { status }, onIntent }: ActionsProps) {
  const texts = useTexts(adminContentTexts);
  const reject = {
    label: status === 'published' ? texts.takeDown : texts.reject,
    run: () => onIntent('reject'),
  };
  const publish = { label: texts.publish, run: () => onIntent('publish'), isPrimary: true };
  return (
    <RecordActions
      actions={[
        ...(status === 'rejected' ? [] : [reject]),
        ...(status === 'published' ? [] : [publish]),
      ]}
    />
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
  const path = endpointPath(staffStoryEndpoints.photo, { params: { id, place: String(index) } });
  return <StaffPhoto path={path} alt={texts.photoSent(index + 1)} />;
}

const FULL_WIDTH = { width: '100%', height: 'auto', borderRadius: 8 } as const;

/** Bundled pictures are stored without a file extension. */
function pictureUrl(address: string): string {
  return address.startsWith('/art/') ? `${address}.webp` : imageUrl(address);
}
