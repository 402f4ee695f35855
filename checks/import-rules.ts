/** The arrows: domain knows nobody, server and web know domain, layers point down, and features climb one ladder. */
import { isBelow, isFeature, mayUse, type Place, placeOf, roomOf } from './floor-plan.ts'
import { allImports, findLoops, type Import, importsOf, packageOf } from './imports.ts'
import { isCode, isTest, type Rule, type SourceTree, withoutComments } from './source-tree.ts'
import { tableUses } from './table-uses.ts'

const domainPackages = ['zod', '@orpc/contract']

const database = 'server/src/spine/database'
const pipeline = `${database}/pipeline/`
const pipelineUsers = [`${database}/act-as.ts`, `${database}/shared-connections.ts`]

type Arrow = Import & { user: Place | undefined; used: Place | undefined }

/** Arrows of the product itself: what tests import is their own affair unless a rule says otherwise. */
function productArrows(tree: SourceTree, wrong: (arrow: Arrow) => boolean): string[] {
  return arrows(tree, (arrow) => !isTest(arrow.from) && wrong(arrow))
}

function arrows(tree: SourceTree, wrong: (arrow: Arrow) => boolean): string[] {
  return allImports(tree)
    .map((found) => ({ ...found, user: placeOf(found.from), used: placeOf(found.to ?? '') }))
    .filter(wrong)
    .map(({ from, specifier }) => `${from} imports ${specifier}`)
}

const workspaceOf = ({ to, specifier }: Import) =>
  to?.split('/')[0] ?? /^@kervan\/(\w+)$/.exec(specifier)?.[1]

const isContract = (path: string | undefined) => path === 'domain/src/contract.ts'

export const importRules: Rule[] = [
  {
    name: 'domain imports only itself, zod and @orpc/contract',
    mend: 'What is true needs no clock, randomness or I/O: pass it in, or move the code to server or web.',
    offenders: (tree) =>
      productArrows(tree, ({ user, to, specifier }) => {
        if (user?.floor !== 'domain') return false
        return to === undefined ? !domainPackages.includes(packageOf(specifier)) : !to.startsWith('domain/')
      }),
  },
  {
    name: 'web and server meet only in the contract',
    mend: 'Move what both need to domain; the browser asks the server through the contract.',
    offenders: (tree) =>
      arrows(tree, (arrow) => {
        const [from, to] = [arrow.from.split('/')[0], workspaceOf(arrow)]
        return (from === 'web' && to === 'server') || (from === 'server' && to === 'web')
      }),
  },
  {
    name: 'only tests import from testing',
    mend: 'What the product needs does not live in a testing folder: move it beside its user.',
    offenders: (tree) => productArrows(tree, ({ to }) => /(^|\/)testing\//.test(to ?? '')),
  },
  {
    name: 'layers point down: entry files, assembly, features, spine',
    mend: 'Hand what the lower layer needs down as a parameter, or move the file up to where its knowledge belongs.',
    offenders: (tree) =>
      productArrows(
        tree,
        // The contract is where the floors meet: all who call or implement it may import it as a whole.
        ({ user, used, to }) => !!user && !!used && !isContract(to) && !isBelow(used.layer, user.layer),
      ),
  },
  {
    name: 'a feature imports only features before it on the ladder',
    mend: 'News upward travels as an event (reactions.ts); a verb that spans features lives in the highest feature it touches.',
    offenders: (tree) =>
      productArrows(
        tree,
        ({ user, used }) => isFeature(user) && isFeature(used) && !mayUse(user.folder, used.folder),
      ),
  },
  {
    name: 'SQL names only tables that its own layer and rung may use',
    mend: 'Ask the feature that owns the table, or let it follow the event; the spine has tables of its own only.',
    offenders: (tree) =>
      tableUses(tree).flatMap(({ from, table, owner }) => {
        const [user, used] = [placeOf(from), placeOf(owner)]
        if (!user || !used || isTest(from)) return []
        const wrong =
          !isBelow(used.layer, user.layer) ||
          (isFeature(user) && isFeature(used) && !mayUse(user.folder, used.folder))
        return wrong ? [`${from} names ${table}`] : []
      }),
  },
  {
    name: 'only the data door and shared connections use the pipeline',
    mend: "The pipeline leans on the driver's inside: ask actAs, readAs or a shared connection instead.",
    offenders: (tree) =>
      productArrows(
        tree,
        ({ from, to }) =>
          !!to?.startsWith(pipeline) && !from.startsWith(pipeline) && !pipelineUsers.includes(from),
      ),
  },
  {
    name: 'ui is made of ui',
    mend: 'Primitives know nothing of freight, calls or addresses: pass data and handlers as props.',
    offenders: (tree) =>
      productArrows(tree, ({ user, used, to }) => {
        if (user?.floor !== 'web' || user.folder !== 'ui' || to === undefined) return false
        const own = used?.floor === 'web' && (used.folder === 'ui' || used.folder === 'styles')
        return !own && !(used?.floor === 'domain' && used.layer === 'spine')
      }),
  },
  {
    name: 'no file imports itself in a loop',
    mend: 'Move what both need into a third file below them.',
    offenders: (tree) => findLoops(tree, (path) => path),
  },
  {
    name: 'no room imports itself in a loop',
    mend: 'One of the two rooms is below the other: move what both need down, or hand it in from above.',
    offenders: (tree) => findLoops(tree, (path) => (isTest(path) ? undefined : roomOf(path))),
  },
  {
    name: 'drizzle is loaded in one place',
    mend: 'Import from server/src/spine/database/drizzle.ts, which says why; what it lacks is added there.',
    offenders: (tree) =>
      [...tree]
        .filter(([path]) => /^(server|bench)\//.test(path) && path !== `${database}/drizzle.ts`)
        .filter(([, text]) => /from ['"]drizzle-orm/.test(text))
        .map(([path]) => path),
  },
  {
    name: 'no barrels',
    mend: 'Import from the file that defines the thing; a file that only passes others on is deleted.',
    offenders: (tree) =>
      [...tree].filter(([path, text]) => isCode(path) && isBarrel(path, text)).map(([path]) => path),
  },
]

function isBarrel(path: string, text: string): boolean {
  const code = withoutComments(text)
  if (/^[ \t]*export\s+\*/m.test(code)) return true
  const rest = code.replace(/^[ \t]*export\s+(type\s+)?\{[^}]*\}\s*from\s*['"][^'"]+['"];?/gm, '')
  return importsOf(path, text).length > 0 && rest.trim() === ''
}
