import { createElement, type ComponentProps, type ElementType } from 'react';

import { styled } from './theme/styled.ts';

type Variant = 'h1' | 'h2' | 'h3' | 'h4' | 'body1' | 'body2' | 'caption';

interface TextProps extends ComponentProps<'p'> {
  variant?: Variant;
  /** The element, when it is not the variant's own. */
  component?: ElementType | undefined;
  tone?: 'secondary' | 'success' | 'error' | 'accent';
  /** Margins, in steps of 8 px. */
  mt?: number;
  mb?: number;
}

const ELEMENTS: Readonly<Record<Variant, ElementType>> = {
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  body1: 'p',
  body2: 'p',
  caption: 'span',
};

/** Headings and paragraphs. */
export function Text({
  variant = 'body1',
  component = ELEMENTS[variant],
  tone,
  mt,
  mb,
  style,
  ...text
}: TextProps) {
  return createElement(Shape, {
    ...text,
    as: component,
    'data-variant': variant,
    'data-tone': tone,
    style: mt === undefined && mb === undefined ? style : { ...margins(mt, mb), ...style },
  } as ComponentProps<typeof Shape>);
}

function margins(mt = 0, mb = 0) {
  return { marginTop: mt * 8, marginBottom: mb * 8 };
}

const Shape = styled('p')(({ theme: { vars, typography } }) => ({
  ...typography.body1,
  margin: 0,
  '&:where([data-variant="h1"])': typography.h1,
  '&:where([data-variant="h2"])': typography.h2,
  '&:where([data-variant="h3"])': typography.h3,
  '&:where([data-variant="h4"])': typography.h4,
  '&:where([data-variant="body2"])': typography.body2,
  '&:where([data-variant="caption"])': typography.caption,
  '&:where([data-tone="secondary"])': { color: vars.palette.text.secondary },
  '&:where([data-tone="success"])': { color: vars.palette.success.main },
  '&:where([data-tone="error"])': { color: vars.palette.error.main },
  '&:where([data-tone="accent"])': { color: vars.palette.secondary.main },
}));
