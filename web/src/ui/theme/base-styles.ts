import type { CSSObject, Theme } from '@mui/material/styles';

/** For elements without a class. */
export function baseStyles({ vars, breakpoints, typography }: Theme): CSSObject {
  const { palette } = vars;
  return {
    html: {
      WebkitFontSmoothing: 'antialiased',
      MozOsxFontSmoothing: 'grayscale',
      boxSizing: 'border-box',
      WebkitTextSizeAdjust: '100%',
      scrollPaddingTop: 96,
    },
    '*, *::before, *::after': { boxSizing: 'inherit' },
    'strong, b': { fontWeight: typography.fontWeightBold },
    body: {
      ...typography.body1,
      margin: 0,
      minWidth: 320,
      overflowX: 'clip',
      fontFeatureSettings: "'kern'",
      background: palette.background.default,
      color: palette.text.primary,
      '@media print': { background: palette.common.white },
    },
    'body::backdrop': { backgroundColor: palette.background.default },
    '#root': { isolation: 'isolate' },
    // Set by the start script when the prerendered page does not match the visitor's data.
    '[data-unlike] main': { visibility: 'hidden' },
    'a, button, input, select, textarea, summary, [tabindex="0"]': {
      '&:focus-visible': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 2 },
    },
    '[tabindex="-1"]:focus': { outline: 'none' },
    // Links in text; `:where` has no specificity, so every other link style wins.
    ':where(a:not([class]))': { color: palette.primary.main },
    '::selection': { background: palette.shop.thread, color: palette.background.paper },
    'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset': { margin: 0 },
    'ul, ol': { padding: 0, listStyle: 'none' },
    fieldset: { padding: 0, border: 0, minWidth: 0 },
    img: { display: 'block', maxWidth: '100%' },
    svg: { display: 'block', flex: 'none' },
    ...barStyles(breakpoints),
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '1ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '1ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  };
}

function barStyles(breakpoints: Theme['breakpoints']): CSSObject {
  return {
    // The bottom bar must not cover the end of the page.
    'body:has([data-bottom-bar]) footer': {
      [breakpoints.down('md')]: { paddingBottom: 92 },
    },
    'body:has([data-buy-bar]) footer': {
      [breakpoints.down('sm')]: { paddingBottom: 84 },
    },
    // Keeps toasts above the bars.
    'body:has([data-buy-bar]) .notistack-SnackbarContainer': {
      [breakpoints.down('sm')]: { bottom: '88px !important' },
    },
    'body:has([data-bottom-bar]) .notistack-SnackbarContainer': {
      [breakpoints.down('md')]: { bottom: '88px !important' },
    },
    'body:has([data-save-bar]) .notistack-SnackbarContainer': {
      bottom: '88px !important',
      [breakpoints.down('sm')]: { bottom: '136px !important' },
    },
  };
}
