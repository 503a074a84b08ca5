export interface AvatarProps {
  /** One or two letters. */
  initials: string;
  size?: 'medium' | 'large' | undefined;
}

/** A player, as initials on felt. The name stands elsewhere. */
export function Avatar({ initials, size = 'medium' }: AvatarProps) {
  return (
    <span className={`avatar ${size === 'large' ? 'size-16 text-22' : 'size-11'}`} aria-hidden="true">
      {initials}
    </span>
  );
}
