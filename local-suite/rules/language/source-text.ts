/** Line and column start at 1. */
export interface SourcePosition {
  line: number;
  column: number;
}

/** Converts offsets to lines and columns. */
export class SourceText {
  readonly text: string;
  readonly fileName: string;
  readonly #lineStarts: number[];

  constructor(text: string, fileName: string) {
    this.text = text;
    this.fileName = fileName;
    this.#lineStarts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
      this.#lineStarts.push(at + 1);
    }
  }

  positionAt(offset: number): SourcePosition {
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.#lineStarts[low] ?? 0) + 1 };
  }
}
