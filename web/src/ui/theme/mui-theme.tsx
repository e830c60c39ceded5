import { ThemeContext } from '@emotion/react';
import type { ReactNode } from 'react';

import { shopTheme } from './theme.ts';
import 'virtual:mui-theme.css';

/** MUI's components read the theme from here; everything else has static styles. Large: only in lazy parts. */
export function MuiTheme({ children }: { children: ReactNode }) {
  return <ThemeContext value={shopTheme()}>{children}</ThemeContext>;
}
