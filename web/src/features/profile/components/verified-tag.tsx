import { useTexts } from '#lib/language/language.ts';
import { Tag } from '#ui/tag.tsx';

import { profileTexts } from '../profile-texts.ts';

/** Whether the person has shown that an address or a number is theirs. */
export function VerifiedTag({ isVerified }: { isVerified: boolean }) {
  const texts = useTexts(profileTexts);
  return (
    <Tag tone={isVerified ? 'done' : 'waiting'}>
      {isVerified ? texts.verified : texts.notVerified}
    </Tag>
  );
}
