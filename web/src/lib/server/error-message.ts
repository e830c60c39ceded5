import { textOf, type Sentence } from '@kargha/domain/messages/sentence';

export const DEFAULT_MESSAGE = 'Something went wrong. Please try again.';

/** An error whose `sentence` is shown to the person. */
export class ErrorForPeople extends Error {
  readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(textOf(sentence));
    this.sentence = sentence;
  }
}

/** `fallback` is used for an empty message. */
export function errorMessage(thrown: unknown, fallback: Sentence = DEFAULT_MESSAGE): Sentence {
  if (thrown instanceof ErrorForPeople) return thrown.sentence;
  return (thrown instanceof Error && thrown.message) || fallback;
}
