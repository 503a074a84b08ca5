import type { ReactNode } from 'react';

import { joinClasses } from '../join-classes.ts';

export interface Column<Row> {
  id: string;
  label: string;
  /** Numbers are right-aligned. */
  align?: 'start' | 'end' | undefined;
  /** The column that names the row; on phones it is the card's heading. */
  leading?: boolean | undefined;
  cell: (row: Row) => ReactNode;
}

export interface DataTableProps<Row> {
  /** For screen readers, before the table. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Loading keeps the current rows and only marks the table as busy. */
  busy?: boolean | undefined;
  className?: string | undefined;
}

/** A table on wide screens, a card per row on phones. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, busy, className } = props;
  return (
    <table aria-busy={busy || undefined} className={joinClasses('data-table', className)}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ id, label, align }) => (
            <th key={id} scope="col" data-align={align}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ id, label, align, leading, cell }) => (
              <td key={id} data-label={label} data-align={align} data-leading={leading || undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
