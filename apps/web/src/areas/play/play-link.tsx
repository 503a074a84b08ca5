import type { LinkProps } from '@baize/ui';

import { isMemberPlay } from '../../addresses/play-address.ts';
import { MemberLink } from '../../frame/member-link.tsx';
import { Link } from '../../router/index.ts';

/** A link that may lead to a game: real play is for members, the rest for everyone. */
export function PlayLink(props: LinkProps) {
  return isMemberPlay(props.href) ? <MemberLink {...props} /> : <Link {...props} />;
}
