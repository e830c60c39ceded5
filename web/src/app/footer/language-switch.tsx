import { chooseLanguage, useLanguage } from '#lib/language/language-choice.ts';
import { LANGUAGE_NAMES, LANGUAGES, useTexts } from '#lib/language/language.ts';
import { PlainButton } from '#ui/controls/plain-button.tsx';
import { styled } from '#ui/theme/styled.ts';

import { layoutTexts } from '../layout-texts.ts';

export function LanguageSwitch() {
  const texts = useTexts(layoutTexts);
  const chosen = useLanguage();
  return (
    <Choices role="group" aria-label={texts.language}>
      {LANGUAGES.map((language) => (
        <PlainButton
          key={language}
          lang={language}
          aria-label={LANGUAGE_NAMES[language]}
          aria-pressed={language === chosen}
          onClick={() => chooseLanguage(language)}
        >
          {language === 'hi' ? <HindiByName /> : LANGUAGE_NAMES[language]}
        </PlainButton>
      ))}
    </Choices>
  );
}

const Choices = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  '& > button': {
    minHeight: vars.shop.target,
    paddingInline: spacing(1.5),
    border: 0,
    borderRadius: 999,
    background: 'transparent',
    color: vars.palette.text.secondary,
    font: 'inherit',
    cursor: 'pointer',
  },
  '& > [aria-pressed="true"]': { color: vars.palette.primary.main, fontWeight: 700 },
}));

/** An SVG, because a Devanagari font of 100 kB would load for one word. */
const HindiByName = styled('span')({
  display: 'block',
  width: '1.778em',
  height: '1.3em',
  background: 'currentColor',
  mask: 'url(/letters/hindi.svg) center / contain no-repeat',
});
