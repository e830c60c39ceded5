const listeners = new Set<() => void>();

/** `forget` drops what is in memory of the person who signs out. */
export function onSignOut(forget: () => void): void {
  listeners.add(forget);
}

export function announceSignOut(): void {
  listeners.forEach((forget) => forget());
}
