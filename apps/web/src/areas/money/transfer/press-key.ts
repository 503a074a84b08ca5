/** The key of a press of the button, by which the server knows a repeat. */
export interface PressKeys {
  /** The same as before for the same content, as long as no reply has come. */
  keyOf(content: string): string;
  /** A reply has come: the next press is another transfer. */
  settle(): void;
}

// Unlike `randomUUID`, this exists on insecure origins.
const drawKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export function createPressKeys(): PressKeys {
  let last: { readonly content: string; readonly key: string } | undefined;
  return {
    keyOf(content) {
      if (last?.content !== content) last = { content, key: drawKey() };
      return last.key;
    },
    settle() {
      last = undefined;
    },
  };
}
