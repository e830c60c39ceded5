import { styled, type Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { PlainButton } from './plain-button.tsx';

/**
 * `action`: the main step of a screen. `danger`: a step that loses data for good. `plain`: everything else.
 * `quiet`: looks like a text link.
 */
type ButtonLook = 'action' | 'danger' | 'plain' | 'quiet';

interface ButtonStyle {
  look?: ButtonLook;
  wide?: boolean;
}

const ownProps = {
  shouldForwardProp: (name: PropertyKey) => name !== 'look' && name !== 'wide',
};

/** Inside a form it submits only with `type="submit"`. */
export const Button = styled(PlainButton, ownProps)<ButtonStyle>(buttonStyle);

export const ButtonLink = styled(Link, ownProps)<ButtonStyle>(buttonStyle);

function buttonStyle({ theme, look = 'plain', wide = false }: ButtonStyle & { theme: Theme }) {
  const { shop } = theme.vars;
  return {
    ...theme.typography.button,
    display: wide ? 'flex' : 'inline-flex',
    width: wide ? '100%' : 'auto',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.spacing(1),
    minHeight: shop.target,
    padding: `var(--control-padding, 8px) ${theme.spacing(look === 'quiet' ? 1 : 2.75)}`,
    border: '1.5px solid transparent',
    borderRadius: 999,
    fontSize: '1rem',
    lineHeight: 1.25,
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${shop.motion.quick}, border-color ${shop.motion.quick}`,
    ...LOOKS[look](theme),
    '&:disabled, &[aria-disabled="true"]': {
      background: look === 'quiet' ? 'transparent' : theme.vars.palette.shop.idle,
      borderColor: 'transparent',
      color: theme.vars.palette.shop.onIdle,
      cursor: 'not-allowed',
    },
  };
}

const LOOKS = {
  action: ({ vars: { palette } }: Theme) => ({
    background: palette.shop.callToAction,
    color: palette.shop.onCallToAction,
    '&:hover': { background: palette.shop.callToActionPressed },
  }),
  danger: ({ vars: { palette } }: Theme) => ({
    background: palette.error.main,
    color: palette.background.paper,
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  }),
  plain: ({ vars: { palette } }: Theme) => ({
    background: 'transparent',
    borderColor: palette.shop.outline,
    color: palette.text.primary,
    '&:hover': { background: palette.shop.well },
  }),
  quiet: ({ vars: { palette } }: Theme) => ({
    background: 'transparent',
    color: palette.primary.main,
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.25em',
    '&:hover': { textDecorationThickness: 2 },
  }),
};
