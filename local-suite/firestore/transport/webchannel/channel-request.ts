/** A message of a forward request and its number within the session. */
export interface NumberedMessage {
  number: number;
  text: string;
}

/** Parses a forward request's form: `count`, `ofs` and `req{i}___data__`. */
export function messagesOf(form: URLSearchParams): NumberedMessage[] {
  const count = wholeNumber(form.get('count'));
  const offset = wholeNumber(form.get('ofs'));
  const messages: NumberedMessage[] = [];
  for (let index = 0; index < count; index += 1) {
    const text = form.get(`req${index}___data__`);
    if (text === null) break;
    messages.push({ number: offset + index, text });
  }
  return messages;
}

/** Returns a header that the handshake carries in its form or its query. */
export function carriedHeader(
  name: string,
  form: URLSearchParams,
  query: URLSearchParams,
): string | undefined {
  const lines = form.get('headers') ?? query.get('$httpHeaders') ?? '';
  for (const line of lines.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (line.slice(0, colon).trim().toLowerCase() === name) return line.slice(colon + 1).trim();
  }
  return undefined;
}

/** Returns 0 if the parameter is not a number. */
export function wholeNumber(text: string | null): number {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : 0;
}
