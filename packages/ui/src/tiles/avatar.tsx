export interface AvatarProps {
  /** One or two letters. */
  initials: string;
  size?: 'medium' | 'large' | undefined;
}

/** A player's initials on felt; the name is shown elsewhere. */
export function Avatar({ initials, size = 'medium' }: AvatarProps) {
  return (
    <span className={`avatar ${size === 'large' ? 'size-16 text-22' : 'size-11'}`} aria-hidden="true">
      {initials}
    </span>
  );
}
