export { Link, type LinkProps } from './link.tsx';
export { NavigationContext, useIsNavigating, useNavigate, useNavigation, usePage } from './use-navigation.ts';
