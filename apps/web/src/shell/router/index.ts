export { href, type SearchValues } from './href.ts';
export { Link, type LinkProps } from './link.tsx';
export { defineRoute, NotFound, Redirect } from './route.ts';
export { useAfterNavigation } from './site-router.tsx';
export { useAddress, useIsNavigating, useNavigate, useNavigation, usePage } from './use-navigation.ts';
