/** Installs a folder of tools/on-demand unless it is installed, and returns its path. */
export function installOnDemand(root: string, name: string, announcement: string): Promise<string>;
