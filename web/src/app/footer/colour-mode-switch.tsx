import { useId, useSyncExternalStore } from 'react';

import { colourMode, onColourModeChange, setColourMode } from '#lib/browser/colour-mode.ts';
import { useTexts } from '#lib/language/language.ts';
import { HalfMoonIcon, MoonIcon, SunIcon } from '#ui/control-icons.tsx';
import { styled } from '#ui/theme/styled.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

import { layoutTexts } from '../layout-texts.ts';

const MODES = [
  { mode: 'light', Icon: SunIcon },
  { mode: 'dark', Icon: MoonIcon },
  { mode: 'system', Icon: HalfMoonIcon },
] as const;

export function ColourModeSwitch() {
  const texts = useTexts(layoutTexts);
  const group = useId();
  // The prerendered page does not know the choice.
  const mode = useSyncExternalStore(onColourModeChange, colourMode, () => null);
  return (
    <Choices>
      <legend>
        <VisuallyHidden>{texts.colourMode}</VisuallyHidden>
      </legend>
      {MODES.map(({ mode: offered, Icon }) => (
        <label key={offered} title={texts[offered]}>
          <input
            type="radio"
            name={group}
            checked={mode === offered}
            onChange={() => setColourMode(offered)}
          />
          <Icon size={20} />
          <VisuallyHidden>{texts[offered]}</VisuallyHidden>
        </label>
      ))}
    </Choices>
  );
}

const Choices = styled('fieldset')(({ theme: { vars } }) => ({
  display: 'flex',
  padding: 2,
  border: `1px solid ${vars.palette.shop.outline}`,
  borderRadius: 999,
  '& > label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: vars.shop.target,
    height: vars.shop.target,
    borderRadius: 999,
    cursor: 'pointer',
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& > label:has(:checked)': {
    background: vars.palette.background.paper,
    color: vars.palette.primary.main,
  },
  '& > label:has(:focus-visible)': { outline: `3px solid ${vars.palette.primary.main}` },
}));
