import { createTheme } from '@mui/material/styles';

import { DARK_COLOURS, LIGHT_COLOURS, SHOP_TOKENS } from './tokens.ts';

// Fraunces has no Devanagari: Hindi headings are set in the sans.
const SERIF =
  "'Shop Serif', 'Shop Serif Fallback', 'Shop Serif Fallback Wide', 'Shop Sans', Georgia, serif";
const SANS =
  "'Shop Sans', 'Shop Sans Fallback', 'Shop Sans Fallback Wide', 'Noto Sans Devanagari', system-ui, sans-serif";

const heading = (size: string, lineHeight: number, weight = 560) => ({
  fontFamily: SERIF,
  fontSize: size,
  fontWeight: weight,
  lineHeight,
  letterSpacing: '-0.012em',
  textWrap: 'balance',
});

let theme: ReturnType<typeof createTheme> | undefined;

/**
 * Colours are CSS variables, so that light and dark differ by one attribute of <html>. Created on first use
 * because it is slow.
 */
export function shopTheme() {
  theme ??= createTheme(LOOK);
  return theme;
}

const LOOK: Parameters<typeof createTheme>[0] = {
  cssVariables: { colorSchemeSelector: 'data-theme', cssVarPrefix: 'kargha' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#2c3e73', dark: '#1f2d57', contrastText: '#ffffff' },
        secondary: { main: '#9c2f2b', contrastText: '#ffffff' },
        success: { main: '#37673b' },
        warning: { main: '#8a5a00' },
        error: { main: '#ab241c' },
        background: { default: '#f6f0e4', paper: '#fffcf6' },
        text: { primary: '#2b211a', secondary: '#62554a' },
        divider: '#ddd0ba',
        shop: LIGHT_COLOURS,
      },
    },
    dark: {
      palette: {
        primary: { main: '#b3c0ec', dark: '#cfd8f6', contrastText: '#18203c' },
        secondary: { main: '#f0a59b', contrastText: '#3a0f0c' },
        success: { main: '#9ccb9a' },
        warning: { main: '#e9be62' },
        error: { main: '#ffb4a9' },
        background: { default: '#1a1512', paper: '#231c18' },
        text: { primary: '#f3e9dc', secondary: '#c6b7a5' },
        divider: '#3f352d',
        shop: DARK_COLOURS,
      },
    },
  },
  shape: { borderRadius: SHOP_TOKENS.radius.control },
  shop: SHOP_TOKENS,
  typography: {
    fontFamily: SANS,
    fontSize: 16,
    htmlFontSize: 16,
    h1: heading('clamp(1.9rem, 1.45rem + 2vw, 2.9rem)', 1.12),
    h2: heading('clamp(1.45rem, 1.25rem + 0.9vw, 1.95rem)', 1.2),
    h3: heading('1.25rem', 1.3),
    h4: heading('1.0625rem', 1.35),
    body1: { fontSize: '1.0625rem', lineHeight: 1.6 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.5 },
    button: { fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
  },
  components: {
    MuiDialog: {
      styleOverrides: {
        paper: { borderRadius: SHOP_TOKENS.radius.card, backgroundImage: 'none' },
        paperFullScreen: { borderRadius: 0 },
      },
    },
    MuiDrawer: { styleOverrides: { paper: { backgroundImage: 'none' } } },
  },
};
