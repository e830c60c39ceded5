import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';

/** What holds for every page: ground, focus ring, selection, and stillness for those who ask for it. */
export function BaseStyles() {
  return (
    <>
      <CssBaseline enableColorScheme />
      {BASE}
    </>
  );
}

const BASE = (
  <GlobalStyles
    styles={({ vars: { palette }, breakpoints }) => ({
      html: {
        WebkitTextSizeAdjust: '100%',
        scrollPaddingTop: 96,
      },
      body: { minWidth: 320, overflowX: 'clip', fontFeatureSettings: "'kern'" },
      '#root': { isolation: 'isolate' },
      // The start script says that what was built is unlike what this visitor has.
      '[data-unlike] main': { visibility: 'hidden' },
      'a, button, input, select, textarea, summary, [tabindex="0"]': {
        '&:focus-visible': {
          outline: `3px solid ${palette.primary.main}`,
          outlineOffset: 2,
        },
      },
      '[tabindex="-1"]:focus': { outline: 'none' },
      // A link within a sentence; without weight, so that every other rule about links is stronger.
      ':where(a:not([class]))': { color: palette.primary.main },
      '::selection': { background: palette.shop.thread, color: palette.background.paper },
      'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset': { margin: 0 },
      'ul, ol': { padding: 0, listStyle: 'none' },
      fieldset: { padding: 0, border: 0, minWidth: 0 },
      img: { display: 'block', maxWidth: '100%' },
      svg: { display: 'block', flex: 'none' },
      // A bar at the bottom of the screen must not lie on the end of the page.
      'body:has([data-bottom-bar]) footer': {
        [breakpoints.down('md')]: { paddingBottom: 92 },
      },
      // Nor may a toast lie on it: the next step stays within reach.
      'body:has([data-bottom-bar]) .notistack-SnackbarContainer': {
        [breakpoints.down('md')]: { bottom: '88px !important' },
      },
      'body:has([data-save-bar]) .notistack-SnackbarContainer': {
        bottom: '88px !important',
        // There its buttons stand below its words.
        [breakpoints.down('sm')]: { bottom: '136px !important' },
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '1ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    })}
  />
);
