import { Icon, type IconName } from '@baize/ui';
import { type ReactNode, useEffect, useRef } from 'react';

import './register.css';

interface RecoveryStateProps {
  readonly icon: IconName;
  /** Shows a failure icon. */
  readonly isFailure?: boolean;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** The result of a recovery step. It replaces a form, so the focus moves to its heading. */
export function RecoveryState({ icon, isFailure, title, text, children }: RecoveryStateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="register-done">
      <Icon name={icon} size={40} className={isFailure ? 'text-danger' : undefined} />
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {title}
      </h1>
      <p role="status">{text}</p>
      {children}
    </div>
  );
}
