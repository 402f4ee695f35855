/** The names of the house: its floors, its features, its other rooms, and the ladder between features. */
export type Floor = 'domain' | 'server' | 'web'
export const floors: readonly Floor[] = ['domain', 'server', 'web']

/** Each rung may use those before it; features on the same rung do not know each other. */
const ladder: readonly (readonly string[])[] = [
  ['company', 'places', 'rates'],
  ['auth'],
  ['consents'],
  ['customers'],
  ['requests'],
  ['quotes'],
  ['shipments'],
  ['tracking', 'documents', 'chat'],
  ['notifications', 'newsletter', 'analytics', 'benchmark', 'workqueue'],
  ['automations'],
  ['luna'],
]

const rungs = new Map(ladder.flatMap((names, rung) => names.map((name) => [name, rung] as const)))

/** Beside the ladder: they show or fill what all the others have, and nobody builds on them. */
export const besideLadder: readonly string[] = ['site', 'demo']
export const features: readonly string[] = [...rungs.keys(), 'site']

export const rooms: Record<Floor, readonly string[]> = {
  domain: ['access', 'values', 'live', 'demo'],
  server: ['database', 'live', 'jobs', 'adapters', 'demo', 'testing', 'http'],
  web: ['layouts', 'ui', 'demo', 'live', 'styles', 'api-docs', 'catalogue'],
}

/** The few files that join everything together, and may therefore know everything. */
export const composition =
  /^(domain\/src\/contract\.ts|server\/src\/((main|program|dev|server|welcome|api|http|reactions)\.ts|(jobs|http)\/.*)|web\/src\/(routes|prerender|entry-client|entry-prerender|app)\.tsx)$/

export type Place = { floor: Floor | undefined; folder: string | undefined }

/** On which floor a file stands, and in which feature or room; files directly under `src` are in none. */
export function placeOf(path: string): Place {
  const [, floor, inside] = /^(domain|server|web)\/src\/(.+)$/.exec(path) ?? []
  const slash = inside?.indexOf('/') ?? -1
  return {
    floor: floors.find((name) => name === floor),
    folder: inside && slash > 0 ? inside.slice(0, slash) : undefined,
  }
}

export function isFeature(folder: string | undefined): folder is string {
  return folder !== undefined && features.includes(folder)
}

/** May a file of the feature `user` import from the feature `used`? */
export function mayUse(user: string, used: string): boolean {
  if (user === used || besideLadder.includes(user)) return true
  const [from, to] = [rungs.get(user), rungs.get(used)]
  return from !== undefined && to !== undefined && to < from
}
