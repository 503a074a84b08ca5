export { href } from './href.ts';
export { isServed } from './is-served.ts';
export { Link, type LinkProps } from './link.tsx';
export { useAddress, useIsNavigating, useNavigate, useNavigation, usePage } from './use-navigation.ts';
