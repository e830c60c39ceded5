import { useEffect, useState } from 'react';

/** `value` once it has not changed for `pause` milliseconds. The first value is returned at once. */
export function useDebounced<Value>(value: Value, pause: number, first: Value = value): Value {
  const [settled, setSettled] = useState(first);
  const content = JSON.stringify(value);
  const isSettled = JSON.stringify(settled) === content;
  useEffect(() => {
    if (isSettled) return undefined;
    const timer = setTimeout(() => setSettled(JSON.parse(content) as Value), pause);
    return () => clearTimeout(timer);
  }, [content, isSettled, pause]);
  return settled;
}
