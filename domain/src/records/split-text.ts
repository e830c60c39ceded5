/** 'Silk, zari' as ['Silk', 'zari'], each once. */
export function splitCommaList(text: string): string[] {
  const parts = text.split(',').map((word) => word.trim());
  return [...new Set(parts.filter((word) => word !== ''))];
}

/** Paragraphs are separated by empty lines. */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
