/** A regular expression that RE2 rejects. `message` uses RE2's wording. */
export class PatternError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PatternError';
  }
}
