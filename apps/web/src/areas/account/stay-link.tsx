import { Link, type LinkProps, useNavigate } from '../../router/index.ts';

/** A link to another view of a report, which stays where it is on the screen. */
export function StayLink({ href, ...rest }: LinkProps) {
  const navigate = useNavigate();
  return (
    <Link
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        void navigate(href, { keepScroll: true });
      }}
    />
  );
}
