import { joinClasses } from '../join-classes.ts';

export interface SkeletonProps {
  /** Sets width and height to those of the expected content. */
  className?: string | undefined;
  round?: boolean | undefined;
}

/** A placeholder for content that is loading. It appears after 150 ms, so that quick answers don't flash. */
export function Skeleton({ className, round }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={joinClasses('skeleton', round && 'skeleton-round', className)} />
  );
}

export interface TileSkeletonProps {
  shape?: 'portrait' | 'landscape' | undefined;
}

/** A placeholder for a game tile with its two lines. */
export function TileSkeleton({ shape = 'portrait' }: TileSkeletonProps) {
  return (
    <div className="tile" aria-hidden="true">
      <span className={`tile-art tile-${shape} skeleton`} />
      <span className="skeleton mt-2 h-4 w-3/4" />
      <span className="skeleton mt-1 h-3 w-1/2" />
    </div>
  );
}
