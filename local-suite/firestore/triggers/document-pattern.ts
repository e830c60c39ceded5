const CAPTURE = /\{[^/{}]*\}|\*{1,2}/g;
const MANY_SEGMENTS = /\*\*\}?$/;

/**
 * The expression that a document path must match as a whole: `{id}` and `*` stand for one segment
 * or a part of it, `{rest=**}` and `**` for one or more segments, all else for itself.
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
