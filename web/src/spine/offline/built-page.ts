/** The file with which the app of this page begins, by which its version is known; undefined on the development server, which has no versions and keeps nothing. */
export const entryOfPage = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset.app
