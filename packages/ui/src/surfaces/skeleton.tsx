import { joinClasses } from '../join-classes.ts';

export interface SkeletonProps {
  /** Gives width and height: the exact shape of what will stand here. */
  className?: string | undefined;
  round?: boolean | undefined;
}

/** The shape of something on its way. It comes into sight after 150 ms, so that quick answers don't flash. */
export function Skeleton({ className, round }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={joinClasses('skeleton', round && 'skeleton-round', className)} />
  );
}

export interface TileSkeletonProps {
  shape?: 'portrait' | 'landscape' | undefined;
}

/** The shape of a game tile with its two lines. */
export function TileSkeleton({ shape = 'portrait' }: TileSkeletonProps) {
  return (
    <div className="tile" aria-hidden="true">
      <span className={`tile-art tile-${shape} skeleton`} />
      <span className="skeleton mt-2 h-4 w-3/4" />
      <span className="skeleton mt-1 h-3 w-1/2" />
    </div>
  );
}
