/** A country's flag, loaded when it becomes visible. */
export function CountryFlag({ slug }: { slug: string }) {
  return (
    <img
      className="country-flag"
      src={`/assets/flags/${slug}.svg`}
      alt=""
      width={24}
      height={16}
      loading="lazy"
    />
  );
}
