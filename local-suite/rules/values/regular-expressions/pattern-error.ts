/** A regular expression that RE2 refuses. `message` names the part in RE2's own words. */
export class PatternError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PatternError';
  }
}
