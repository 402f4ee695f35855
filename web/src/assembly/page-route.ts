/** How a route names the page that it loads. */
import type { ComponentType } from 'react'

/** Keeps `load`, from which the server learns which code the page needs (`first-load.ts`). */
export const page = (load: () => Promise<ComponentType>) =>
  Object.assign(async () => ({ Component: await load() }), { load })
