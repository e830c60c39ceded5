import Popover from '@mui/material/Popover';
import { useId, useState } from 'react';

import { FIGURE_DEFINITIONS, type FigureName } from '@kargha/domain/reports/figure-definitions';
import { useTexts } from '#lib/language/language.ts';

import { PlainButton } from '../controls/plain-button.tsx';
import { MuiTheme } from '../theme/mui-theme.tsx';
import { styled } from '../theme/styled.ts';
import { chartTexts } from './chart-texts.ts';

/** A button next to a figure that shows its definition. */
export function FigureInfo({ name }: { name: FigureName }) {
  const texts = useTexts(chartTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const { label, definition } = FIGURE_DEFINITIONS[name];
  return (
    <MuiTheme>
      <InfoButton
        aria-label={texts.about(label)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span aria-hidden>i</span>
      </InfoButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}
      >
        <Definition>
          <strong id={id}>{label}</strong>
          <p>{definition}</p>
        </Definition>
      </Popover>
    </MuiTheme>
  );
}

/** 24 px to press (WCAG 2.5.8), without making its line higher. */
const InfoButton = styled(PlainButton)(({ theme: { vars } }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  marginBlock: -4,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'transparent',
  color: vars.palette.text.secondary,
  cursor: 'pointer',
  verticalAlign: 'middle',
  '& > span': {
    width: 16,
    height: 16,
    border: '1px solid currentColor',
    borderRadius: '50%',
    fontSize: 11,
    fontWeight: 700,
    lineHeight: '14px',
    textAlign: 'center',
  },
  '&:hover, &[aria-expanded="true"]': { color: vars.palette.text.primary },
}));

const Definition = styled('div')(({ theme: { spacing } }) => ({
  maxWidth: '20rem',
  padding: spacing(1.5, 2),
  fontSize: '0.9375rem',
  '& p': { margin: spacing(0.5, 0, 0) },
}));
