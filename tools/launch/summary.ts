/** What the user needs to know once everything runs. */
export interface LaunchSummary {
  readonly host: string;
  readonly port: number;
  readonly sandboxPort: number;
  readonly brands: readonly { readonly slug: string; readonly name: string; readonly isDefault: boolean }[];
  readonly player: { readonly username: string; readonly password: string };
  readonly dataFolder: string;
}

/** The summary of a start: addresses of all brands, the demo player, the consoles. */
export function formatSummary(summary: LaunchSummary): string {
  const { port, sandboxPort, player } = summary;
  const name = summary.host === '127.0.0.1' || summary.host === '0.0.0.0' ? 'localhost' : summary.host;
  const site = `http://${name}:${port}`;
  const sandbox = `http://${name}:${sandboxPort}`;
  const others = summary.brands.filter(({ isDefault }) => !isDefault);
  const rows: [string, string][] = [
    ...summary.brands
      .filter(({ isDefault }) => isDefault)
      .map((brand): [string, string] => [brand.name, site]),
    ...others.map((brand): [string, string] => [brand.name, `http://${brand.slug}.localhost:${port}`]),
    ['', ''],
    ['Demo player', `${player.username} with password ${player.password}`],
    ['API', `${site}/_api/docs`],
    ['Parts', `${site}/__ui`],
    ['Sandbox', `${sandbox} (mail and SMS: /inbox, payments: /gateway, games: /studio)`],
    ['Data', summary.dataFolder],
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  const lines = rows.map(([label, text]) => (label === '' ? '' : `  ${label.padEnd(width)}  ${text}`));
  return ['', 'Baize is ready.', '', ...lines, '', 'Ctrl-C stops it and keeps the data.', ''].join('\n');
}
