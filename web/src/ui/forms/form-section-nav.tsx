import { useState, useSyncExternalStore, type RefObject } from 'react';

import { PlainButton } from '../controls/plain-button.tsx';
import { styled } from '../theme/styled.ts';

/** Fewer sections are in sight without it. */
const FEWEST = 4;

interface FormSectionNavProps {
  label: string;
  /** the element with the form sections */
  sections: RefObject<HTMLElement | null>;
}

/** Buttons that go to the sections of a long form, with their headings as labels. Hidden on phones. */
export function FormSectionNav({ label, sections }: FormSectionNavProps) {
  const headings = useSyncExternalStore(
    (notify) => {
      // Sections come and go with what is filled in.
      const observer = new MutationObserver(notify);
      if (sections.current) observer.observe(sections.current, { childList: true, subtree: true });
      return () => observer.disconnect();
    },
    () => titlesIn(sections),
    () => '',
  );
  const titles = headings.split('\n');
  const [current, setCurrent] = useState<string>();

  /** The keyboard continues in the section, which is the current one until the focus leaves its heading. */
  function goTo(place: number) {
    const heading = headingsIn(sections)[place];
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.addEventListener('blur', () => setCurrent(undefined), { once: true });
    heading.parentElement?.scrollIntoView({ block: 'start' });
    setCurrent(titles[place]);
  }
  if (titles.length < FEWEST) return null;
  return (
    <Row aria-label={label}>
      {titles.map((title, place) => (
        <Entry
          key={title}
          aria-current={title === current || undefined}
          onClick={() => goTo(place)}
        >
          {title}
        </Entry>
      ))}
    </Row>
  );
}

/** One title a line, so that equal lists are equal. */
function titlesIn(sections: FormSectionNavProps['sections']): string {
  return headingsIn(sections)
    .map((heading) => heading.textContent)
    .join('\n');
}

function headingsIn(sections: FormSectionNavProps['sections']): HTMLElement[] {
  return [...(sections.current?.querySelectorAll<HTMLElement>('section > h2') ?? [])];
}

const Row = styled('nav')(({ theme: { spacing, breakpoints } }) => ({
  display: 'flex',
  gap: spacing(0.5),
  flexWrap: 'wrap',
  [breakpoints.down('md')]: { display: 'none' },
}));

const Entry = styled(PlainButton)(({ theme: { vars, spacing } }) => ({
  flex: 'none',
  minHeight: 30,
  padding: spacing(0, 1.25),
  border: 0,
  borderRadius: 999,
  background: 'transparent',
  color: vars.palette.text.secondary,
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover, &[aria-current]': {
    background: vars.palette.shop.well,
    color: vars.palette.text.primary,
  },
}));
