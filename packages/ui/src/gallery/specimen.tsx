import type { ReactNode } from 'react';

export interface SpecimenProps {
  title: string;
  /** Controls stand in a row, wide parts below each other. */
  layout?: 'row' | 'stack' | 'columns' | undefined;
  children: ReactNode;
}

const layouts = {
  row: 'flex flex-wrap items-center gap-3',
  stack: 'grid grid-cols-[minmax(0,1fr)] gap-4',
  columns: 'grid items-start gap-4 tablet:grid-cols-2 web:grid-cols-3',
} as const;

/** One part of the gallery under its name. */
export function Specimen({ title, layout = 'row', children }: SpecimenProps) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2>{title}</h2>
      <div className={layouts[layout]}>{children}</div>
    </section>
  );
}
