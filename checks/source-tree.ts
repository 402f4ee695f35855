/** The repo as the checks see it: every text file that belongs to it, by its path from the root. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type SourceTree = ReadonlyMap<string, string>

/** A rule is a sentence that holds, what to do where it does not, and a way to find those places. */
export type Rule = { name: string; mend: string; offenders(tree: SourceTree): string[] }

export function readTree(root: string): SourceTree {
  const ignored = readIgnored(root)
  const tree = new Map<string, string>()
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      if (ignored(entry.name) || ignored(path)) continue
      if (entry.isDirectory()) visit(path)
      else if (entry.isFile()) {
        const text = readFileSync(join(root, path), 'utf8')
        if (!text.includes('\0')) tree.set(path, text)
      }
    }
  }
  visit('')
  return tree
}

/** What .gitignore names; its lines here are plain names, plain paths or `*.suffix`. */
function readIgnored(root: string): (path: string) => boolean {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .map((line) => line.trim().replace(/^\/|\/$/g, ''))
    .filter((line) => line && !line.startsWith('#'))
  const names = new Set(['.git', ...lines])
  const suffixes = lines.filter((line) => line.startsWith('*.')).map((line) => line.slice(1))
  return (path) => names.has(path) || suffixes.some((suffix) => path.endsWith(suffix))
}

export function isCode(path: string): boolean {
  return /\.(ts|tsx|js|mjs)$/.test(path)
}

/** Tests and what only tests use: they may reach further than the product does. */
export function isTest(path: string): boolean {
  return (
    /\.(test|spec)\.tsx?$/.test(path) || /(^|\/)testing\//.test(path) || /^(e2e|bench|checks)\//.test(path)
  )
}

/** Code without its comments, so that a sentence about a thing is not taken for the thing. */
export function withoutComments(code: string): string {
  return code.replace(/(^|\s)\/\*[\s\S]*?\*\//g, '$1').replace(/(^|\s)\/\/.*$/gm, '$1')
}
