import type { LinkProps } from '@baize/ui';

import { MemberLink } from '../../shell/member-link.tsx';
import { Link } from '../../shell/router/index.ts';

/** A link of a game's tile: real-money play is for members, the rest is for everyone. */
export function PlayLink(props: LinkProps) {
  return props.href.startsWith('/Play') ? <MemberLink {...props} /> : <Link {...props} />;
}
