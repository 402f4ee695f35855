/** Where the bundler has written a file that only passes something on, what loads it is led to the source: each file is one more to wait for. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const passedOn = /^export\{(\w+) as (\w+)\}from"(\.\/[\w.-]+\.js)";?\s*$/

/** Answers with the names of the files that are gone. */
export async function removeFacades(folder: string): Promise<Set<string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const texts = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  )
  const sources = new Map(
    [...texts].flatMap(([name, text]) => {
      const [found, inside, outside, file] = passedOn.exec(text) ?? []
      return found ? [[`./${name}`, `import(\`${file}\`).then(e=>({${outside}:e.${inside}}))`]] : []
    }),
  )
  for (const [name, text] of texts) {
    if (sources.has(`./${name}`)) await rm(join(folder, name))
    else
      await writeFile(
        join(folder, name),
        text.replace(/import\(`([^`]+)`\)/g, (all, file) => sources.get(file) ?? all),
      )
  }
  return new Set([...sources.keys()].map((name) => name.slice('./'.length)))
}
