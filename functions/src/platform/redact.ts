/**
 * What must not stand in a log, wherever it came from: an error may quote what somebody typed. None of them may take
 * longer than the text is long: a run of letters is tried from its beginning alone, and the head of a token is short.
 */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w.+%'-])[\w.+%'-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  [/\beyJ[\w-]{1,500}\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\bBearer\s+[^\s,;"']+/gi, 'Bearer [token]'],
  [/(?<![\w.])(?:\+?91[ -]?)?[6-9]\d{4}[ -]?\d{5}(?![\w.])/g, '[phone]'],
  [/(?<![\w.])(?:\d{4}[ -]?){3,4}\d{1,4}(?![\w.])/g, '[number]'],
];

/** The text without e-mail addresses, phone and card numbers, and tokens; ids of the shop stay. */
export function redacted(text: string): string {
  return PRIVATE.reduce(
    (redactedText, [pattern, word]) => redactedText.replace(pattern, word),
    text,
  );
}
