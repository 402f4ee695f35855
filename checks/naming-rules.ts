/** Every path can be guessed: features have one name on every floor, and a file's suffix says its role. */
import { features, placeOf, rooms, rootFiles } from './floor-plan.ts'
import { isCode, isTest, type Rule, type SourceTree } from './source-tree.ts'

const floorOfRole: Record<string, RegExp> = {
  contract: /^domain\//,
  policy: /^domain\//,
  events: /^domain\//,
  table: /^server\//,
  queries: /^server\//,
  list: /^server\//,
  handlers: /^server\//,
  jobs: /^server\//,
  copy: /^(domain|web)\//,
}
const kebab = '[a-z0-9]+(-[a-z0-9]+)*'
const codeName = new RegExp(
  `^${kebab}(\\.(${Object.keys(floorOfRole).join('|')}|config|d))?(\\.(test|spec))?\\.(ts|tsx|js|mjs|css)$`,
)
const catchAll = /^(utils?|helpers?|common|misc|types|index)$|-(utils?|helpers?)$/

const topFolders = ['assembly', 'features', 'spine', 'testing']
const ownFolders = /^(domain|server|web|e2e|bench|checks)\//

function paths(tree: SourceTree, wanted: (path: string, name: string) => boolean): string[] {
  return [...tree.keys()].filter(
    (path) => ownFolders.test(path) && wanted(path, path.slice(path.lastIndexOf('/') + 1)),
  )
}

export const namingRules: Rule[] = [
  {
    name: 'folders carry the name of a feature or of a known room',
    mend: `Move the file into the feature it serves (${features.join(', ')}) or into a room of its layer; a new feature or room is named in checks/floor-plan.ts and ARCHITECTURE.md first.`,
    offenders: (tree) =>
      paths(tree, (path) => {
        const place = placeOf(path)
        if (!place?.folder) return false
        const known = place.layer === 'features' ? features : (rooms[place.floor][place.layer] ?? [])
        return !known.includes(place.folder)
      }),
  },
  {
    name: 'a root holds folders and entry files only',
    mend: 'Put the file into assembly, into the feature it serves, or into a room of the spine.',
    offenders: (tree) =>
      paths(tree, (path) => {
        const [, floor, name = ''] = /^(domain|server|web)\/src\/([^/]+)(?:\/|$)/.exec(path) ?? []
        if (floor !== 'domain' && floor !== 'server' && floor !== 'web') return false
        if (!path.endsWith(`/src/${name}`)) return floor !== 'domain' && !topFolders.includes(name)
        return !isTest(path) && !rootFiles[floor].includes(name)
      }),
  },
  {
    name: 'file names are kebab-case, with a role suffix from the closed list or none',
    mend: `Name the file for what it does, as in send-quote.ts, or <feature>.<role>.ts with one of: ${Object.keys(floorOfRole).join(', ')}, test.`,
    offenders: (tree) =>
      paths(tree, (path, name) => (isCode(path) || path.endsWith('.css')) && !codeName.test(name)),
  },
  {
    name: 'a role belongs to its own floor',
    mend: 'Contracts, policies and events are domain; tables, queries, lists, handlers and jobs are server; copy is domain or web.',
    offenders: (tree) =>
      paths(tree, (path, name) => {
        const role = name
          .split('.')
          .slice(1)
          .find((part) => part in floorOfRole)
        return isCode(path) && role !== undefined && floorOfRole[role]?.test(path) === false
      }),
  },
  {
    name: 'no file or folder is a catch-all',
    mend: 'Put each function beside what uses it, in a file named for what it does; no utils, helpers, common, misc, types or index.',
    offenders: (tree) =>
      paths(
        tree,
        (path) => isCode(path) && path.split('/').some((part) => catchAll.test(part.split('.')[0] ?? '')),
      ),
  },
  {
    name: 'journeys are e2e/*.spec.ts, all other tests *.test.ts beside their code',
    mend: 'Name a journey as a sentence with .spec.ts in e2e/; keep .test.ts outside of it; a file in e2e that helps journeys calls no test( itself.',
    offenders: (tree) =>
      paths(tree, (path, name) => {
        const spec = /\.spec\.tsx?$/.test(name)
        if (!path.startsWith('e2e/')) return spec
        return isCode(path) && !spec && /^test(\.describe)?\(/m.test(tree.get(path) ?? '')
      }),
  },
  {
    name: 'screens are written on the web floor only',
    mend: 'Node runs our .ts as it is and knows no .tsx: move the component to web, or write the file as .ts.',
    offenders: (tree) => paths(tree, (path) => path.endsWith('.tsx') && !path.startsWith('web/')),
  },
]
