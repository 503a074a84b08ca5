export { Link, type LinkProps } from './link.tsx';
export { useClosePart } from './use-close-part.ts';
export { NavigationContext, useIsNavigating, useNavigate, useNavigation, usePage } from './use-navigation.ts';
