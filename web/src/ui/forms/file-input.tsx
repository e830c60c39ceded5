import { styled } from '@mui/material/styles';

import { controlStyle } from './field-frame.tsx';

/** A native file input. Use it inside a `FieldFrame`. */
export const FileInput = styled('input')(controlStyle, ({ theme: { vars, spacing } }) => ({
  padding: spacing(0.75),
  color: vars.palette.text.secondary,
  cursor: 'pointer',
  '&::file-selector-button': {
    minHeight: 34,
    marginInlineEnd: spacing(1.5),
    padding: spacing(0.5, 2),
    border: `1.5px solid ${vars.palette.shop.outline}`,
    borderRadius: 999,
    background: 'transparent',
    color: vars.palette.text.primary,
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '&:hover::file-selector-button': { background: vars.palette.shop.well },
}));
