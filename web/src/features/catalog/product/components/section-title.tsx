import { createContext, use, type ReactNode } from 'react';

import { Text } from '#ui/text.tsx';

/** Heading level inside the details: h3 in the dialog, h2 on the page. */
export const SectionLevel = createContext<'h2' | 'h3'>('h3');

export function SectionTitle({ children }: { children: ReactNode }) {
  return (
    <Text variant="h4" component={use(SectionLevel)} mt={3} mb={1}>
      {children}
    </Text>
  );
}
