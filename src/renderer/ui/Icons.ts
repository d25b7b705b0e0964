/**
 * Replaces Blueprint's loader of icons by name in builds (`vite.blueprint.config.ts`). The paths of all icons take 1
 * MB, and the list of their names alone would add 9 kB to the sign-in page. The app passes icons as components.
 */
export class Icons {
  static getPaths(): undefined {
    return undefined;
  }

  /** Always rejects. Blueprint logs the error. */
  static load(name: string): Promise<never> {
    return Promise.reject(new Error(`Pass the component of the icon “${name}”: the app has no icons by name.`));
  }
}
