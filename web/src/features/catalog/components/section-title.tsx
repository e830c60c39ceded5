import Typography from '@mui/material/Typography';
import { createContext, use, type ReactNode } from 'react';

/** The level of the headings within the details: under the title of a dialog or under that of a page. */
export const SectionLevel = createContext<'h2' | 'h3'>('h3');

/** The heading of one part of the details. */
export function SectionTitle({ children }: { children: ReactNode }) {
  return (
    <Typography variant="h4" component={use(SectionLevel)} sx={{ mt: 3, mb: 1 }}>
      {children}
    </Typography>
  );
}
