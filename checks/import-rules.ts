/** The arrows: domain knows nobody, server and web know domain, and features climb one ladder. */
import { besideLadder, composition, isFeature, mayUse, type Place, placeOf } from './floor-plan.ts'
import { allImports, findCycles, type Import, importsOf, packageOf } from './imports.ts'
import { isCode, isTest, type Rule, type SourceTree, withoutComments } from './source-tree.ts'

const domainPackages = ['zod', '@orpc/contract', 'big.js']

type Arrow = Import & { user: Place; used: Place }

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

export const importRules: Rule[] = [
  {
    name: 'domain imports only itself, zod, @orpc/contract and big.js',
    mend: 'What is true needs no clock, randomness or I/O: pass it in, or move the code to server or web.',
    offenders: (tree) =>
      productArrows(tree, ({ user, to, specifier }) => {
        if (user.floor !== 'domain') return false
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
    name: 'a feature imports only features before it on the ladder',
    mend: 'News upward travels as an event (reactions.ts); a verb that spans features lives in the highest feature it touches.',
    offenders: (tree) =>
      productArrows(
        tree,
        ({ user, used }) =>
          isFeature(user.folder) &&
          isFeature(used.folder) &&
          used.folder !== 'site' &&
          !mayUse(user.folder, used.folder),
      ),
  },
  {
    name: 'only composition files know site and demo',
    mend: 'Nobody builds on site or demo: move what is shared below them, or join it in main, api, http, reactions, jobs, routes or contract.',
    offenders: (tree) =>
      productArrows(
        tree,
        ({ from, user, used }) =>
          !!used.folder &&
          besideLadder.includes(used.folder) &&
          !besideLadder.includes(user.folder ?? '') &&
          !composition.test(from),
      ),
  },
  {
    name: 'adapters and other ground rooms know no feature',
    mend: 'adapters, database, values, ui and the live of domain serve every feature: hand them what they need as a parameter.',
    offenders: (tree) =>
      productArrows(tree, ({ user, used }) => {
        const ground =
          (user.floor === 'server' && (user.folder === 'adapters' || user.folder === 'database')) ||
          (user.floor === 'domain' && (user.folder === 'values' || user.folder === 'live')) ||
          (user.floor === 'web' && user.folder === 'ui')
        // The database switches to the caller's role, so it may read the roles that domain defines.
        const roles = user.folder === 'database' && used.floor === 'domain' && used.folder === 'auth'
        return ground && isFeature(used.folder) && !roles
      }),
  },
  {
    name: 'ui is made of ui',
    mend: 'Primitives know nothing of freight: pass data and handlers as props; of domain only values and files of no feature may be imported.',
    offenders: (tree) =>
      productArrows(tree, ({ user, used, to }) => {
        if (user.floor !== 'web' || user.folder !== 'ui' || to === undefined) return false
        const own = used.floor === 'web' && (used.folder === 'ui' || used.folder === 'styles')
        return !own && !(used.floor === 'domain' && !isFeature(used.folder))
      }),
  },
  {
    name: 'layouts are chosen by the routes',
    mend: 'A page does not import its layout: name the layout in routes.tsx, and hand down what the page needs.',
    offenders: (tree) =>
      productArrows(
        tree,
        ({ user, used }) =>
          used.floor === 'web' &&
          used.folder === 'layouts' &&
          user.folder !== undefined &&
          ![...besideLadder, 'layouts'].includes(user.folder),
      ),
  },
  {
    name: 'no imports in a circle',
    mend: 'Move what both need into a third file below them.',
    offenders: findCycles,
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
