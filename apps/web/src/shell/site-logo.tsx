import * as paths from '../addresses/paths.ts';
import { useBrand } from '../app/app.ts';
import { Link } from '../router/index.ts';

/** The brand's logo, a link home. */
export function SiteLogo({ label }: { label: string }) {
  const { logoRatios, options } = useBrand();
  const [wide, narrow] = logoRatios;
  return (
    <Link className="site-logo" href={paths.home} aria-label={label}>
      <picture>
        <source media="(max-width: 1199px)" srcSet={options.logo_mobile} width={narrow * 28} height={28} />
        <img src={options.logo} alt="" width={wide * 32} height={32} />
      </picture>
    </Link>
  );
}
