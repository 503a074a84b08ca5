import { Dialog, type DialogProps } from '@baize/ui';

import { PrintHead } from './print-head.tsx';

/** A dialog with what people keep, such as terms or a receipt: while it is open, it is what is printed. */
export function PrintedDialog({ className = '', children, ...props }: DialogProps) {
  return (
    <Dialog {...props} className={`dialog-print ${className}`.trim()}>
      {props.open && <PrintHead />}
      {children}
    </Dialog>
  );
}
