/** As it arrives from the server, unchecked. */
export interface KeyedText {
  readonly text: string;
  readonly refs: readonly { readonly key?: unknown; readonly params?: unknown }[];
}

/** Plain text is not translated by key: it is for staff, or a value such as the name of a state. */
export type Sentence = string | KeyedText;

export function textOf(sentence: Sentence): string {
  return typeof sentence === 'object' ? sentence.text : sentence;
}
