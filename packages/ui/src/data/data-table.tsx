import { type MouseEvent, type ReactNode, useId, useState } from 'react';

import { Icon } from '../icons/icon.tsx';
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

/** What a row shows when it is opened. */
export interface RowDetail<Row> {
  /** Heading of the column of buttons, for screen readers. */
  label: string;
  /** The accessible name of a row's button. */
  labelOf: (row: Row) => string;
  render: (row: Row) => ReactNode;
}

export interface DataTableProps<Row> {
  /** For screen readers, before the table. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Gives each row a button that opens its details below it; a click anywhere in the row does the same. */
  detail?: RowDetail<Row> | undefined;
  /** Loading keeps the current rows and only marks the table as busy. */
  busy?: boolean | undefined;
  className?: string | undefined;
}

/** Clicks meant for a control of the row, or that end the selection of a text. */
function isForRow({ target }: MouseEvent): boolean {
  const isOnControl = target instanceof Element && target.closest('a, button, input, select') !== null;
  return !isOnControl && getSelection()?.isCollapsed !== false;
}

type RowProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'detail'> & { row: Row };

function TableRow<Row>({ columns, detail, row }: RowProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const cells = columns.map(({ id: column, label, align, leading, cell }) => (
    <td
      key={column}
      data-column={column}
      data-label={label}
      data-align={align}
      data-leading={leading || undefined}
    >
      {cell(row)}
    </td>
  ));
  if (!detail) return <tr>{cells}</tr>;
  const toggle = () => setOpen(!isOpen);
  return (
    <>
      <tr data-open={isOpen} onClick={(event) => isForRow(event) && toggle()}>
        {cells}
        <td className="row-toggle">
          <button
            type="button"
            aria-label={detail.labelOf(row)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={toggle}
          >
            <Icon name="chevron-down" />
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr id={id} className="row-detail">
          <td colSpan={columns.length + 1}>{detail.render(row)}</td>
        </tr>
      )}
    </>
  );
}

/** A table on wide screens, a card per row on phones. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, detail, busy, className } = props;
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
          {detail && (
            <th scope="col">
              <span className="visually-hidden">{detail.label}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={keyOf(row)} columns={columns} detail={detail} row={row} />
        ))}
      </tbody>
    </table>
  );
}
