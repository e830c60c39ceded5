const CAPTURE = /\{[^/{}]*\}|\*{1,2}/g;
const MANY_SEGMENTS = /\*\*\}?$/;

/**
 * Returns an expression for the whole document path: `{id}` and `*` match one segment or a part of it, `{rest=**}`
 * and `**` match one or more segments.
 */
export function documentPattern(pattern: string): RegExp {
  let source = '';
  let end = 0;
  for (const capture of pattern.matchAll(CAPTURE)) {
    source += literal(pattern.slice(end, capture.index));
    source += MANY_SEGMENTS.test(capture[0]) ? '.+' : '[^/]+';
    end = capture.index + capture[0].length;
  }
  return new RegExp(`^${source}${literal(pattern.slice(end))}$`, 'su');
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
