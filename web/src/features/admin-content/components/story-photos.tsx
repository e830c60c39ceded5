import type { StoryDetails } from '@kargha/domain/people/story-moderation';
import { useTexts } from '#lib/language/language.ts';
import { FormSection } from '#ui/forms/form-section.tsx';
import { imageUrl } from '#ui/pictures/picture-url.ts';

import { adminContentTexts } from '../admin-content-texts.ts';
import { usePhoto } from '../state/use-stories.ts';

/** What came with a story, and what readers see of it. */
export function StoryPhotos({ story }: { story: StoryDetails }) {
  const texts = useTexts(adminContentTexts);
  const { id, photos, picturePath, pictureAlt } = story;
  return (
    <FormSection title={texts.pictureSection}>
      {photos === 0 && picturePath === '' && <p>{texts.noPicture}</p>}
      {picturePath !== '' && (
        <figure style={{ margin: 0 }}>
          <img src={shownAt(picturePath)} alt={pictureAlt} style={WHOLE} />
          <figcaption>{texts.pictureNow}</figcaption>
        </figure>
      )}
      {Array.from({ length: photos }, (_, place) => (
        <Photo key={place} id={id} place={place} />
      ))}
    </FormSection>
  );
}

function Photo({ id, place }: { id: string; place: number }) {
  const texts = useTexts(adminContentTexts);
  const address = usePhoto(id, place);
  if (address === undefined) return null;
  return <img src={address} alt={texts.photoSent(place + 1)} style={WHOLE} />;
}

const WHOLE = { width: '100%', height: 'auto', borderRadius: 8 } as const;

/** The shop's own pictures are named without their ending. */
function shownAt(address: string): string {
  return address.startsWith('/art/') ? `${address}.webp` : imageUrl(address);
}
