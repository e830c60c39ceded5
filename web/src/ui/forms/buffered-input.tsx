import { useState, type ComponentProps } from 'react';

import { TextInput } from './text-input.tsx';

interface BufferedInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'ref' | 'value'> {
  value: string;
  onType: (typed: string) => void;
}

/**
 * A field whose value lives elsewhere and updates late, such as in the URL. Shows the typed text while focused, so
 * that no letter is lost.
 */
export function BufferedInput({ value, onType, ...input }: BufferedInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      {...input}
      value={typed ?? value}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onType(currentTarget.value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
