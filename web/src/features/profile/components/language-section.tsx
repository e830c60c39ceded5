import type { UserProfile } from '@kargha/domain/people/user-profile';
import { chooseLanguage, useLanguage } from '#lib/language/language-choice.ts';
import { LANGUAGE_NAMES, LANGUAGES, useTexts, type Language } from '#lib/language/language.ts';
import { SelectField } from '#ui/forms/select-field.tsx';

import { profileTexts } from '../profile-texts.ts';
import { saveProfileFields } from '../state/profile-actions.ts';
import { useAction } from '../state/use-action.ts';
import { Section } from './section.tsx';

export function LanguageSection({ preferences }: { preferences: UserProfile['preferences'] }) {
  const texts = useTexts(profileTexts);
  const language = useLanguage();
  const { run } = useAction();
  // `marketing` is written by the server only; the rules require it unchanged.
  const marketing = preferences.marketing === true;

  async function save(language: Language) {
    const saved = { title: texts.saved, message: texts.profileSaved };
    await run(() => saveProfileFields({ preferences: { marketing, language: language } }), saved);
  }

  return (
    <Section title={texts.language}>
      <SelectField
        label={texts.language}
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={(language) => {
          chooseLanguage(language);
          void save(language);
        }}
      />
    </Section>
  );
}
