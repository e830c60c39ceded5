/** Something that can be pressed. */
export interface Pressable {
  /** where it stands among the pressable things of its place */
  at: number;
  name: string;
  /** things that differ only by the row or the number that they belong to are of one kind */
  kind: string;
}

/** What lies on top, and all that can be pressed there, in the order in which it is to be. */
export interface Layer {
  /** the title of the open dialog or menu; PAGE when none is open */
  place: string;
  things: readonly Pressable[];
}

export const PAGE = 'page';

/** A dialog that closes whatever is pressed in it has to be opened as often as it has buttons. */
const MOST_OPENINGS = 12;

interface Opener {
  /** the latest two presses before it stood there: it may be drawn when the next thing is pressed already */
  keys: readonly string[];
  openings: number;
}

/** Keeps what was pressed on a page, and what stood in the dialogs and menus that came of it. */
export class PressLog {
  private readonly pressed = new Set<string>();
  private readonly openers = new Map<string, Opener>();
  private readonly kindsOf = new Map<string, Set<string>>();
  private latest: readonly string[] = [];

  /** What nobody has pressed yet on this stage; undefined when nothing is left. */
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

  /** Lets whatever opens a place where something is left be pressed once more; false when nothing is left anywhere. */
  openAgain(): boolean {
    const unfinished = [...this.openers].filter(
      ([place, { openings }]) => openings < MOST_OPENINGS && this.isLeft(place),
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

function keyOf(place: string, kind: string): string {
  return `${place} › ${kind}`;
}
