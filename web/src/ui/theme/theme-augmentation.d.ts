import type {} from '@mui/material/themeCssVarsAugmentation';

import type { ShopColours, ShopTokens } from './tokens.ts';

declare module '@mui/material/styles' {
  interface Palette {
    shop: ShopColours;
  }
  interface PaletteOptions {
    shop: ShopColours;
  }
  interface ThemeVars {
    shop: ShopTokens;
  }
  interface Theme {
    shop: ShopTokens;
  }
  interface ThemeOptions {
    shop: ShopTokens;
  }
  interface CssThemeVariables {
    enabled: true;
  }
}
