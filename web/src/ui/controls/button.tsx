import type { Theme } from '@mui/material/styles';
import type { ComponentProps } from 'react';

import { styled } from '../theme/styled.ts';
import { Link } from './link.tsx';
import { PlainButton } from './plain-button.tsx';

/**
 * `action`: the main step of a screen. `danger`: a step that loses data for good. `plain`: everything else.
 * `quiet`: looks like a text link.
 */
type ButtonLook = 'action' | 'danger' | 'plain' | 'quiet';

interface ButtonStyle {
  look?: ButtonLook | undefined;
  wide?: boolean | undefined;
}

/** Inside a form it submits only with `type="submit"`. */
export function Button({ look, wide, ...button }: ComponentProps<'button'> & ButtonStyle) {
  return <PressShape {...button} {...dataOf({ look, wide })} />;
}

export function ButtonLink({ look, wide, ...link }: ComponentProps<typeof Link> & ButtonStyle) {
  return <LinkShape {...link} {...dataOf({ look, wide })} />;
}

function dataOf({ look = 'plain', wide = false }: ButtonStyle) {
  return { 'data-look': look, 'data-wide': wide || undefined };
}

const PressShape = styled(PlainButton)(buttonStyle);

const LinkShape = styled(Link)(buttonStyle);

function buttonStyle({ theme: { vars, spacing, typography } }: { theme: Theme }) {
  const { palette, shop } = vars;
  return {
    ...typography.button,
    display: 'inline-flex',
    width: 'auto',
    alignItems: 'center',
    justifyContent: 'center',
    gap: spacing(1),
    minHeight: shop.target,
    padding: `var(--control-padding, 8px) ${spacing(2.75)}`,
    border: '1.5px solid transparent',
    borderRadius: 999,
    fontSize: '1rem',
    lineHeight: 1.25,
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${shop.motion.quick}, border-color ${shop.motion.quick}`,
    // Without specificity, so that a style of one class can change each of them.
    '&:where([data-wide])': { display: 'flex', width: '100%' },
    '&:where([data-look="action"])': {
      background: palette.shop.callToAction,
      color: palette.shop.onCallToAction,
    },
    '&:hover:where([data-look="action"])': { background: palette.shop.callToActionPressed },
    '&:where([data-look="danger"])': {
      background: palette.error.main,
      color: palette.background.paper,
    },
    '&:hover:where([data-look="danger"])': {
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
    },
    '&:where([data-look="plain"])': {
      background: 'transparent',
      borderColor: palette.shop.outline,
      color: palette.text.primary,
    },
    '&:hover:where([data-look="plain"])': { background: palette.shop.well },
    '&:where([data-look="quiet"])': {
      paddingInline: spacing(1),
      background: 'transparent',
      color: palette.primary.main,
      textDecoration: 'underline',
      textDecorationThickness: 1,
      textUnderlineOffset: '0.25em',
    },
    '&:hover:where([data-look="quiet"])': { textDecorationThickness: 2 },
    '&:disabled, &[aria-disabled="true"]': {
      background: palette.shop.idle,
      borderColor: 'transparent',
      color: palette.shop.onIdle,
      cursor: 'not-allowed',
      '&:where([data-look="quiet"])': { background: 'transparent' },
    },
  };
}
