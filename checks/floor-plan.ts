/** The plan of the code: floors, the three layers of server and web, and the ladder between features. */
export type Floor = 'domain' | 'server' | 'web'
export const floors: readonly Floor[] = ['domain', 'server', 'web']

/** From top to bottom; each may use those below it. */
export const layers = ['entry', 'assembly', 'features', 'spine'] as const
export type Layer = (typeof layers)[number]

/** Each rung may use those before it; features on the same rung do not know each other. */
const ladder: readonly (readonly string[])[] = [
  ['company', 'places', 'rates'],
  ['auth'],
  ['tasks'],
  ['lists'],
  ['consents'],
  ['customers'],
  ['requests'],
  ['quotes'],
  ['shipments'],
  ['documents'],
  ['tracking', 'chat'],
  ['newsletter', 'analytics', 'benchmark', 'workqueue', 'palette'],
  ['notifications'],
  ['automations'],
  ['luna'],
]

const rungs = new Map(ladder.flatMap((names, rung) => names.map((name) => [name, rung] as const)))
export const features: readonly string[] = [...rungs.keys()]

/** The folders of each layer besides the features'. Server and web name the layer in the path, the small domain does not. */
export const rooms: Record<Floor, Partial<Record<Layer, readonly string[]>>> = {
  domain: { assembly: ['demo', 'status'], spine: ['access', 'live', 'values'] },
  server: {
    assembly: ['backup', 'demo', 'lists', 'openapi', 'site', 'status'],
    spine: [
      'config',
      'database',
      'files',
      'http',
      'jobs',
      'limits',
      'lists',
      'live',
      'mail',
      'model',
      'outgoing',
      'push',
      'sms',
    ],
  },
  web: {
    assembly: ['api-docs', 'catalogue', 'demo', 'desk', 'layouts', 'pages'],
    spine: ['addresses', 'api', 'charts', 'drafts', 'lists', 'live', 'offline', 'styles', 'ui'],
  },
}

/** The only files that lie in a root; everything else has a folder. */
export const rootFiles: Record<Floor, readonly string[]> = {
  domain: ['contract.ts', 'problems.ts', 'procedure.ts', 'z.ts'],
  server: ['main.ts', 'dev.ts', 'demo.ts', 'backup.ts', 'restore.ts', 'rebuild-tracking.ts'],
  web: ['entry-client.tsx', 'entry-desk.tsx', 'virtual-modules.d.ts'],
}

export type Place = { floor: Floor; layer: Layer; folder: string | undefined }

/** Where a file lies; undefined for what belongs to no floor, and for what only tests use. */
export function placeOf(path: string): Place | undefined {
  const [, found, inside = ''] = /^(domain|server|web)\/src\/(.+)$/.exec(path) ?? []
  const floor = floors.find((name) => name === found)
  if (!floor || inside.startsWith('testing/')) return undefined
  const parts = inside.split('/')
  if (floor === 'domain') return { floor, layer: domainLayer(parts), folder: folderOf(parts) }
  const layer = layers.find((name) => name === parts[0])
  return layer
    ? { floor, layer, folder: folderOf(parts.slice(1)) }
    : { floor, layer: 'entry', folder: undefined }
}

const folderOf = (parts: readonly string[]) => (parts.length > 1 ? parts[0] : undefined)

function domainLayer([first = '']: readonly string[]): Layer {
  if (first === 'contract.ts' || rooms.domain.assembly?.includes(first)) return 'assembly'
  return features.includes(first) ? 'features' : 'spine'
}

/** What must not import each other in a loop: a folder of a layer, a page's surface, or a file that lies in neither. */
export function roomOf(path: string): string | undefined {
  const place = placeOf(path)
  if (!place || place.floor === 'domain') return undefined
  const deep = place.folder === 'pages' ? 6 : 4
  return place.folder
    ? path
        .split('/')
        .slice(0, Math.min(deep, path.split('/').length - 1))
        .join('/')
    : path
}

export function isFeature(place: Place | undefined): place is Place & { layer: 'features'; folder: string } {
  return place?.layer === 'features' && place.folder !== undefined
}

export function isBelow(used: Layer, user: Layer): boolean {
  return layers.indexOf(used) >= layers.indexOf(user)
}

/** May a file of the feature `user` use the feature `used`? */
export function mayUse(user: string, used: string): boolean {
  if (user === used) return true
  const [from, to] = [rungs.get(user), rungs.get(used)]
  return from !== undefined && to !== undefined && to < from
}
