export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './controls/button.tsx';
export { Checkbox, type CheckboxProps } from './controls/checkbox.tsx';
export {
  Chip,
  ChipLink,
  type ChipLinkProps,
  type ChipProps,
  RemovableChip,
  type RemovableChipProps,
} from './controls/chip.tsx';
export { ChoiceBar, type ChoiceBarProps } from './controls/choice-bar.tsx';
export { Field, type FieldProps } from './controls/field.tsx';
export { IconButton, type IconButtonProps } from './controls/icon-button.tsx';
export { pageWindow } from './controls/page-window.ts';
export { Pagination, type PaginationProps } from './controls/pagination.tsx';
export { Select, type SelectOption, type SelectProps } from './controls/select.tsx';
export { type Tab, Tabs, type TabsProps } from './controls/tabs.tsx';
export { type Column, DataTable, type DataTableProps, type RowDetail } from './data/data-table.tsx';
export { DigitCounter, type DigitCounterProps } from './data/digit-counter.tsx';
export { Meter, type MeterProps } from './data/meter.tsx';
export { Money, type MoneyProps } from './data/money.tsx';
export { Icon, type IconProps } from './icons/icon.tsx';
export { findIcon, type IconName } from './icons/icon-names.ts';
export { Gallery, type GalleryBrand, type GalleryProps } from './gallery/gallery.tsx';
export { joinClasses } from './join-classes.ts';
export type { LinkComponent, LinkProps } from './link.ts';
export { allowsFilms, prefersReducedMotion } from './motion.ts';
export { isPopoverOpen, openPopoverClass } from './popover-state.ts';
export { savesData } from './saves-data.ts';
export { Accordion, type AccordionProps } from './surfaces/accordion.tsx';
export { AlertDialog, type AlertDialogProps } from './surfaces/alert-dialog.tsx';
export { type Alert, AlertStack, type AlertStackProps, type AlertTone } from './surfaces/alert-stack.tsx';
export { Dialog, type DialogProps } from './surfaces/dialog.tsx';
export { EmptyState, type EmptyStateProps } from './surfaces/empty-state.tsx';
export { FeltPanel, Panel, type PanelProps } from './surfaces/panel.tsx';
export { Skeleton, type SkeletonProps, TileSkeleton, type TileSkeletonProps } from './surfaces/skeleton.tsx';
export { Avatar, type AvatarProps } from './tiles/avatar.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './tiles/badge.tsx';
export { FavouriteStar, type FavouriteStarProps } from './tiles/favourite-star.tsx';
export { GameTile, type GameTileProps, type TileAction } from './tiles/game-tile.tsx';
export { LiveFacts, type LiveFactsProps, type LiveResult } from './tiles/live-facts.tsx';
export { Rail, type RailProps } from './tiles/rail.tsx';
export { TileFilm, type TileFilmProps } from './tiles/tile-film.tsx';
export type { TilePictureProps } from './tiles/tile-picture.tsx';
export { useIsHydrated } from './use-is-hydrated.ts';
export { VisuallyHidden } from './visually-hidden.tsx';
