import type { StoryDetails } from '@kargha/domain/people/staff-story-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { FormSection } from '#ui/forms/form-section.tsx';
import { imageUrl } from '#ui/pictures/picture-url.ts';

import { adminContentTexts } from '../admin-content-texts.ts';
import { usePhotoUrl } from '../state/use-stories.ts';

export function StoryPhotos({ story }: { story: StoryDetails }) {
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
