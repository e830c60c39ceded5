import { useEffect, useRef } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { TempleBorder } from '#ui/temple-border.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { contactTexts } from '../contact-texts.ts';

interface TicketReceiptProps {
  number: string;
  email: string;
  onWriteAnother: () => void;
}

export function TicketReceipt({ number, email, onWriteAnother }: TicketReceiptProps) {
  const texts = useTexts(contactTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Centre>
      <TempleBorder short />
      <Text ref={heading} tabIndex={-1} variant="h3">
        {texts.sentTitle}
      </Text>
      <p>
        {texts.ticket}
        <output>{number}</output>
      </p>
      <p>{texts.sentHint(email)}</p>
      <Button onClick={onWriteAnother}>{texts.writeAnother}</Button>
    </Centre>
  );
}

const Centre = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(3),
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '& output': {
    ...theme.typography.h1,
    display: 'block',
    color: theme.vars.palette.primary.main,
    userSelect: 'all',
  },
}));
