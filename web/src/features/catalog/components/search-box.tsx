import { useEffect, useId, useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';

import { catalogTexts } from '../catalog-texts.ts';

/** Long enough to keep typing, short enough not to be noticed. */
const PAUSE_MS = 150;

interface SearchBoxProps {
  value: string;
  onChange: (search: string) => void;
}

export function SearchBox({ value, onChange }: SearchBoxProps) {
  const texts = useTexts(catalogTexts);
  const id = useId();
  const [typed, setTyped] = useState({ text: value, sent: value, seen: value });

  if (typed.seen !== value) {
    // Either our own text arrived in the URL, or Back or a link changed it.
    const isOurs = value === typed.sent;
    setTyped(isOurs ? { ...typed, seen: value } : { text: value, sent: value, seen: value });
  }

  useEffect(() => {
    if (typed.text === typed.sent) return undefined;
    const pause = setTimeout(() => {
      setTyped((now) => ({ ...now, sent: typed.text }));
      onChange(typed.text);
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed.text, typed.sent, onChange]);

  return (
    <FieldFrame id={id} label={texts.search}>
      <TextInput
        {...describeField(id)}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={texts.searchPlaceholder}
        value={typed.text}
        onChange={(event) => setTyped({ ...typed, text: event.currentTarget.value })}
      />
    </FieldFrame>
  );
}
