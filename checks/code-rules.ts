/** Rules on what files contain: settings and roles are read in one place each, and nothing tells of one machine. */
import { isCode, isTest, type Rule, type SourceTree, withoutComments } from './source-tree.ts'

/** Lines of product code that match, as `path:line`. */
function linesWith(tree: SourceTree, pattern: RegExp, looksAt: (path: string) => boolean): string[] {
  return [...tree].flatMap(([path, text]) => {
    if (!looksAt(path)) return []
    return text
      .split('\n')
      .flatMap((line, position) => (pattern.test(line) ? [`${path}:${position + 1}`] : []))
  })
}

function codeLinesWith(tree: SourceTree, pattern: RegExp, looksAt: (path: string) => boolean): string[] {
  const code = [...tree].map(([path, text]) => [path, blankComments(text)] as const)
  return linesWith(new Map(code), pattern, (path) => isCode(path) && !isTest(path) && looksAt(path))
}

/** Removes comments but keeps the number of each line. */
function blankComments(text: string): string {
  const blanked = text.replace(/(^|\s)\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
  return withoutComments(blanked)
}

const settingsReaders = /^(server\/src\/spine\/config\/config\.ts|web\/[^/]+\.ts|(.+\/)?[\w-]+\.config\.ts)$/
/** They hand the whole environment on to config.ts, and read nothing of it themselves. */
const environmentBearers = /^server\/src\/(main|dev)\.ts$/
const roleComparison = /\brole\b\s*[!=]==?|[!=]==?\s*[\w.?]*\brole\b(?!\s*=)|\bswitch\s*\([^)]*\brole\)/
const machinePath = /(^|[^\w.)\]}-])\/(?:work|root|home)\/[\w.-]/
/** It is volatile, so a condition asks for it row by row and no index can help. */
const idByRow = /[<>]=?\s*uuidv7\(/
const longestArchitecture = 120

export const codeRules: Rule[] = [
  {
    name: 'settings are read in server/src/spine/config only',
    mend: 'Add the setting to config.ts, and take it as a parameter.',
    offenders: (tree) => [
      ...codeLinesWith(
        tree,
        /\bprocess\.env\b/,
        (path) => !settingsReaders.test(path) && !environmentBearers.test(path),
      ),
      ...codeLinesWith(tree, /\bprocess\.env\s*(\.|\?\.|\[)/, (path) => environmentBearers.test(path)),
    ],
  },
  {
    name: 'roles are compared in domain/src/access only',
    mend: 'Ask mayEnter, the tables of domain/src/access or a policy, instead of comparing a role.',
    offenders: (tree) =>
      codeLinesWith(tree, roleComparison, (path) => !path.startsWith('domain/src/access/')),
  },
  {
    name: 'rows are compared with an id of a moment that is made once',
    mend: 'Write id < (select uuidv7(…)): then an index finds them.',
    offenders: (tree) => codeLinesWith(tree, idByRow, (path) => path.startsWith('server/')),
  },
  {
    name: `ARCHITECTURE.md is read in one sitting: at most ${longestArchitecture} lines`,
    mend: 'Shorten it: the code says the rest.',
    offenders: (tree) => {
      const lines = tree.get('ARCHITECTURE.md')?.trimEnd().split('\n').length ?? 0
      return lines > longestArchitecture ? [`ARCHITECTURE.md has ${lines} lines`] : []
    },
  },
  {
    name: 'no file names a path of one machine',
    mend: 'Write the path from the repo root, or take it from a setting.',
    offenders: (tree) => linesWith(tree, machinePath, () => true),
  },
]
