/** A WebChannel frame: the length in UTF-16 code units, a line break, the JSON. */
export function frame(json: string): string {
  return `${json.length}\n${json}`;
}
