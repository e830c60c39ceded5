import { useState, type ComponentProps } from 'react';

import { useTexts } from '#lib/language/language.ts';

import { styled } from '../theme/styled.ts';
import { controlStyle } from './field-frame.tsx';
import { fileTexts } from './file-texts.ts';

/**
 * A file input with our own words, because browsers label theirs in the language of the browser. The native input
 * lies invisibly over them. Use it inside a `FieldFrame`.
 */
export function FileInput({ onChange, className, ...props }: ComponentProps<'input'>) {
  const texts = useTexts(fileTexts);
  const [names, setNames] = useState('');
  return (
    <Box className={className}>
      <input
        {...props}
        type="file"
        onChange={(event) => {
          onChange?.(event);
          setNames([...(event.currentTarget.files ?? [])].map(({ name }) => name).join(', '));
        }}
      />
      <b aria-hidden>{props.multiple === true ? texts.choose : texts.chooseOne}</b>
      <span aria-hidden>{names || texts.noneChosen}</span>
    </Box>
  );
}

const Box = styled('div')(controlStyle, ({ theme: { vars, spacing } }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1.5),
  padding: spacing(0.75),
  color: vars.palette.text.secondary,
  '& > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'pointer',
  },
  '& > b': {
    flex: 'none',
    padding: spacing(0.5, 2),
    border: `1.5px solid ${vars.palette.shop.outline}`,
    borderRadius: 999,
    color: vars.palette.text.primary,
    fontWeight: 600,
  },
  '&:hover > b': { background: vars.palette.shop.well },
  '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&:has(:focus-visible)': {
    outline: `3px solid ${vars.palette.primary.main}`,
    outlineOffset: 2,
  },
  '&:has([aria-invalid="true"])': { borderColor: vars.palette.error.main, borderWidth: 2 },
  '&:has(:disabled)': { background: vars.palette.shop.well },
}));
