import { styled } from '@mui/material/styles';

import type { UserProfile } from '@kargha/domain/user-profile';
import { chooseLanguage, useLanguage } from '#lib/language/language-choice.ts';
import { LANGUAGE_NAMES, LANGUAGES, useTexts, type Language } from '#lib/language/language.ts';
import { SelectField } from '#ui/forms/select-field.tsx';

import { profileTexts } from '../profile-texts.ts';
import { saveOwnFields } from '../state/profile-actions.ts';
import { useDeed } from '../state/use-deed.ts';
import { Aside, Section } from './section.tsx';

/** What the shop may write, and in which language it speaks. Each choice is kept at once. */
export function ChoicesSection({ preferences }: { preferences: UserProfile['preferences'] }) {
  const texts = useTexts(profileTexts);
  const language = useLanguage();
  const { isBusy, run } = useDeed();
  const marketing = preferences.marketing === true;

  async function keep(choices: { marketing: boolean; language: Language }) {
    const saved = { title: texts.saved, message: texts.profileSaved };
    await run(() => saveOwnFields({ preferences: choices }), saved);
  }

  return (
    <Section title={texts.choicesTitle}>
      <Tick>
        <input
          type="checkbox"
          checked={marketing}
          disabled={isBusy}
          onChange={() => void keep({ marketing: !marketing, language })}
        />
        <span>{texts.marketing}</span>
      </Tick>
      <Aside>{texts.marketingHint}</Aside>
      <SelectField
        label={texts.language}
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={(chosen) => {
          chooseLanguage(chosen);
          void keep({ marketing, language: chosen });
        }}
      />
    </Section>
  );
}

const Tick = styled('label')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1.25),
  minHeight: vars.shop.target,
  cursor: 'pointer',
  '& > input': { flex: 'none', width: 22, height: 22, accentColor: vars.palette.primary.main },
}));
