import { useEffect, useRef, useState } from 'react';

import type { FieldProblem } from '../form/field-problem.ts';
import { type Photo, readPhoto } from './photo-file.ts';

export interface PhotoChoice {
  readonly photo: Photo | undefined;
  /** What is wrong with the file that was chosen last; the photo before it stays. */
  readonly problem: FieldProblem | undefined;
  /** Resolves to the photo if it can be used. */
  choose(file: File | undefined): Promise<Photo | undefined>;
  remove(): void;
}

/** A chosen photo with its preview, which is revoked when it is replaced, removed or no longer shown. */
export function usePhoto(): PhotoChoice {
  const [photo, setPhoto] = useState<Photo>();
  const [problem, setProblem] = useState<FieldProblem>();
  const latest = useRef(0);
  const shown = useRef<string>(undefined);
  useEffect(
    () => () => {
      latest.current = -1;
      if (shown.current !== undefined) URL.revokeObjectURL(shown.current);
    },
    [],
  );

  function show(next: Photo | undefined) {
    if (shown.current !== undefined) URL.revokeObjectURL(shown.current);
    shown.current = next?.url;
    setPhoto(next);
    setProblem(undefined);
  }

  async function choose(file: File | undefined) {
    // The chooser was closed without a choice.
    if (file === undefined) return undefined;
    latest.current += 1;
    const number = latest.current;
    const found = await readPhoto(file);
    const isPhoto = 'file' in found;
    if (number !== latest.current) {
      if (isPhoto && found.url !== undefined) URL.revokeObjectURL(found.url);
      return undefined;
    }
    if (isPhoto) show(found);
    else setProblem(found);
    return isPhoto ? found : undefined;
  }

  function remove() {
    latest.current += 1;
    show(undefined);
  }

  return { photo, problem, choose, remove };
}
