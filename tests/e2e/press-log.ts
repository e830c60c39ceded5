export interface Pressable {
  /** index among the pressable elements of its place */
  at: number;
  name: string;
  /** elements that differ only by row or number share a kind */
  kind: string;
  /** the address of a link, without its ids and query; '' of a button */
  leadsTo: string;
}

export interface Layer {
  /** title of the open dialog or menu; PAGE when none is open */
  place: string;
  things: readonly Pressable[];
}

export const PAGE = 'page';

const MAX_OPENINGS = 12;

interface Opener {
  /** the two presses before it appeared; it may render only after the next press */
  keys: readonly string[];
  openings: number;
}

export class PressLog {
  private readonly pressed = new Set<string>();
  private readonly openers = new Map<string, Opener>();
  private readonly kindsOf = new Map<string, Set<string>>();
  private latest: readonly string[] = [];

  /** The next thing to press in this place; undefined when nothing is left. */
  next({ place, things }: Layer): Pressable | undefined {
    const known = this.kindsOf.get(place) ?? new Set();
    things.forEach(({ kind }) => known.add(kind));
    this.kindsOf.set(place, known);
    if (place !== PAGE && !this.openers.has(place)) {
      this.openers.set(place, { keys: this.latest, openings: 1 });
    }
    return things.find(({ kind }) => !this.pressed.has(keyOf(place, kind)));
  }

  press(place: string, { kind }: Pressable): void {
    const key = keyOf(place, kind);
    this.latest = [key, ...this.latest].slice(0, 2);
    this.pressed.add(key);
  }

  /** Presses an opener again when its place has something left. @returns false when nothing is left anywhere */
  openAgain(): boolean {
    const unfinished = [...this.openers].filter(
      ([place, { openings }]) => openings < MAX_OPENINGS && this.isLeft(place),
    );
    for (const [, opener] of unfinished) {
      this.pressed.delete(opener.keys[(opener.openings - 1) % opener.keys.length] ?? '');
      opener.openings += 1;
    }
    return unfinished.length > 0;
  }

  private isLeft(place: string): boolean {
    const kinds = [...(this.kindsOf.get(place) ?? [])];
    return kinds.some((kind) => !this.pressed.has(keyOf(place, kind)));
  }
}

/** What is pressed once. */
export function keyOf(place: string, kind: string): string {
  return `${place} › ${kind}`;
}
