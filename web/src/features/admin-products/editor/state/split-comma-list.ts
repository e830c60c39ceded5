export function splitCommaList(text: string): string[] {
  const parts = text.split(',').map((word) => word.trim());
  return [...new Set(parts.filter((word) => word !== ''))];
}
