/**
 * Takes the place of Blueprint's loader of icons by name in a build (`vite.blueprint.config.ts`): the paths of all icons
 * are a megabyte, and the list of their names alone is 9 kB of the sign-in page. Icons are passed as components.
 */
export class Icons {
  static getPaths(): undefined {
    return undefined;
  }

  /** @throws always: the caller logs it. */
  static load(name: string): Promise<never> {
    return Promise.reject(new Error(`Pass the component of the icon “${name}”: the app has no icons by name.`));
  }
}
