import { useTexts } from '#lib/language/language.ts';
import { Tag } from '#ui/tag.tsx';

import { profileTexts } from '../profile-texts.ts';

export function VerifiedTag({ isVerified }: { isVerified: boolean }) {
  const texts = useTexts(profileTexts);
  return (
    <Tag tone={isVerified ? 'done' : 'waiting'}>
      {isVerified ? texts.verified : texts.notVerified}
    </Tag>
  );
}
